import type { Context, Middleware } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';
import { answerNotice, isPageOfBrowser } from './notice-page.ts';
import { visitorLanguage } from './visitor-language.ts';

const retryAfterSeconds = 2;

/**
 * Answers in place of commerce while commerce is down. Programs get the JSON envelope in which commerce sends
 * its errors.
 */
export const commerceUnavailable = unavailable((ctx) => refuseApi(ctx, 503, 'SYS004'));

/** Answers in place of the CMS in the form of its errors, whose message the panel shows. */
export const cmsUnavailable = unavailable((ctx) => {
  const message = explain(ctx, 'SYS004');
  ctx.body = { data: null, error: { status: 503, name: 'ServiceUnavailableError', message, details: {} } };
});

function unavailable(answerProgram: (ctx: Context) => void): (ctx: Context) => void {
  return (ctx) => {
    ctx.status = 503;
    ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
    if (isPageOfBrowser(ctx)) answerPage(ctx);
    else answerProgram(ctx);
  };
}

/** Hides the internal endpoints of commerce from visitors, in every spelling of their path. */
export const hideInternalApi: Middleware = (ctx, next) => {
  const path = decodeURIComponent(ctx.path).toLowerCase();
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '' && segment !== '.');
  if (segments[0] !== 'api' || !segments.includes('internal')) return next();
  return refuseApi(ctx, 404, 'SYS006');
};

/** Answers a person who opens an address while a service is down. */
function answerPage(ctx: Context): void {
  const language = visitorLanguage(ctx);
  const { t } = serverI18n(language);
  answerNotice(ctx, {
    language,
    title: t('errors:code.SYS004'),
    advice: t('errors:retriesByItself'),
    retryAfterSeconds,
  });
}

function refuseApi(ctx: Context, status: number, errorCode: 'SYS004' | 'SYS006'): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { status: 'ERROR', errorCode, message: explain(ctx, errorCode), traceId: ctx.state.traceId };
}

/**
 * Explains an error to a program. Only Accept-Language decides the language, as in a call that reaches the
 * service.
 */
function explain(ctx: Context, errorCode: string): string {
  const acceptLanguage = ctx.get('Accept-Language');
  const language = requestLanguage({ search: new URLSearchParams(), cookie: '', acceptLanguage });
  return serverI18n(language).t(`errors:code.${errorCode}`);
}
