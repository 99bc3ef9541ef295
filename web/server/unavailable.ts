import type { Context, Middleware } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';
import { answerNotice, isPageOfBrowser } from './notice-page.ts';
import { visitorLanguage } from './visitor-language.ts';

const retryAfterSeconds = 2;

export const temporarilyUnavailable = unavailable((ctx) =>
  refuseApi(ctx, 503, 'SYS004', { retryAfterSeconds }),
);

/** Programs get an error in the form of the CMS, whose message the panel shows. */
export const cmsUnavailable = unavailable((ctx) => {
  const message = explain(ctx, 'SYS004');
  ctx.body = { data: null, error: { status: 503, name: 'ServiceUnavailableError', message, details: {} } };
});

export function tooManyCalls(ctx: Context): void {
  ctx.set('Retry-After', String(retryAfterSeconds));
  refuseApi(ctx, 429, 'SYS003');
}

function unavailable(answerProgram: (ctx: Context) => void): (ctx: Context) => void {
  return (ctx) => {
    ctx.status = 503;
    ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
    if (isPageOfBrowser(ctx)) answerPage(ctx);
    else answerProgram(ctx);
  };
}

/** Visitors cannot reach these endpoints in any spelling of their path. */
export const hideInternalApi: Middleware = (ctx, next) => {
  const path = decodeURIComponent(ctx.path).toLowerCase();
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '' && segment !== '.');
  if (segments[0] !== 'api' || !segments.includes('internal')) return next();
  return refuseApi(ctx, 404, 'SYS006');
};

function answerPage(ctx: Context): void {
  const language = visitorLanguage(ctx);
  const { t } = serverI18n(language);
  answerNotice(ctx, {
    language,
    title: t('errors:code.SYS004'),
    advice: t('errors:advice.retriesByItself'),
    retryAfterSeconds,
  });
}

function refuseApi(
  ctx: Context,
  status: number,
  errorCode: 'SYS003' | 'SYS004' | 'SYS006',
  details?: { retryAfterSeconds: number },
): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  const message = explain(ctx, errorCode);
  ctx.body = { status: 'ERROR', errorCode, message, details, traceId: ctx.state.traceId };
}

/** Only Accept-Language decides the language, as in a call that reaches the service. */
function explain(ctx: Context, errorCode: string): string {
  const acceptLanguage = ctx.get('Accept-Language');
  const language = requestLanguage({ search: new URLSearchParams(), cookie: '', acceptLanguage });
  return serverI18n(language).t(`errors:code.${errorCode}`);
}
