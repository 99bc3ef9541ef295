import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { Language } from '../app/i18n/languages.ts';
import { countRequest } from './count-request.ts';
import type { FindVisitor } from './forwarded.ts';
import { networkOf } from './network-of.ts';
import { answerNotice, isPageOfBrowser } from './notice-page.ts';
import type { PageRequest } from './page-request.ts';

/** Pages outside the cache for each visitor. Nobody types so many searches or opens so many pages. */
const perMinute = { chosen: 60, plain: 300 };

/** Returns false after it has refused the request. */
export type AdmitPage = (ctx: Context, wanted: PageRequest) => Promise<boolean>;

export const admitEveryPage: AdmitPage = async () => true;

/**
 * Addresses with filters, page numbers or previews have a lower limit, because there is no end of them. A search for
 * artworks also sends a request to commerce, which does not limit web.
 */
export function createPageLimit(findVisitor: FindVisitor): AdmitPage {
  const chosenPages = new RateLimiterMemory({ points: perMinute.chosen, duration: 60 });
  const plainPages = new RateLimiterMemory({ points: perMinute.plain, duration: 60 });
  return async (ctx, { chosen, language }) => {
    const visitor = networkOf(findVisitor(ctx.req));
    const retryAfterSeconds = await countRequest(chosen ? chosenPages : plainPages, visitor);
    if (retryAfterSeconds === null) return true;
    refuse(ctx, language, retryAfterSeconds);
    return false;
  };
}

/** A program gets the JSON envelope in which commerce sends its errors. */
function refuse(ctx: Context, language: Language, retryAfterSeconds: number): void {
  const { t } = serverI18n(language);
  ctx.status = 429;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
  if (isPageOfBrowser(ctx)) {
    const advice = t('errors:advice.tooManyFor', { seconds: retryAfterSeconds });
    answerNotice(ctx, { language, title: t('errors:unknown'), advice, retryAfterSeconds });
    return;
  }
  ctx.body = {
    status: 'ERROR',
    errorCode: 'SYS003',
    message: t('errors:code.SYS003'),
    details: { retryAfterSeconds },
    traceId: ctx.state.traceId,
  };
}
