import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { FindVisitor } from './forwarded.ts';
import type { PageRequest } from './page-request.ts';

/** How many searches a visitor may make within a minute. Nobody types so many searches. */
const perMinute = 60;

/**
 * Decides whether the page may be rendered for the visitor. If it may not be rendered, this function answers
 * the request.
 */
export type AdmitSearch = (ctx: Context, wanted: PageRequest) => Promise<boolean>;

export const admitEverySearch: AdmitSearch = async () => true;

/**
 * Creates the function that limits how often a visitor searches for free text or in a range of prices. These
 * pages are not cached, so each one is rendered again. A search for artworks also sends a request to commerce,
 * which does not limit the requests of web.
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
