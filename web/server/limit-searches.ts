import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { FindVisitor } from './forwarded.ts';
import type { PageRequest } from './page-request.ts';

/** Of one visitor: more than anybody types. */
const perMinute = 60;

/** Whether the visitor may have this page. If not, it is answered already. */
export type AdmitSearch = (ctx: Context, wanted: PageRequest) => Promise<boolean>;

export const admitEverySearch: AdmitSearch = async () => true;

/**
 * A free-text search is rendered anew each time and asks commerce, which counts the requests of browsers but
 * not ours. So they are counted here.
 */
export function createSearchLimit(findVisitor: FindVisitor): AdmitSearch {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (ctx, { searches, language }) => {
    if (!searches) return true;
    try {
      await limiter.consume(findVisitor(ctx.req));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      ctx.status = 429;
      ctx.set({
        'Cache-Control': 'no-store',
        'Retry-After': String(Math.ceil(refusal.msBeforeNext / 1000)),
      });
      ctx.type = 'text';
      ctx.body = serverI18n(language).t('errors:code.SYS003');
      return false;
    }
  };
}
