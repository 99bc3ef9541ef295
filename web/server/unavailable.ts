import type { Context, Middleware } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';

const retryAfterSeconds = '2';

/** Commerce does not answer: the envelope its own errors come in. */
export function commerceUnavailable(ctx: Context): void {
  ctx.set('Retry-After', retryAfterSeconds);
  refuseApi(ctx, 503, 'SYS004');
}

export function cmsUnavailable(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds });
  ctx.type = 'text';
  ctx.body = explain(ctx, 'SYS004');
}

/** What the services say to each other does not exist for visitors, however its path is spelled. */
export const hideInternalApi: Middleware = (ctx, next) => {
  const path = decodeURIComponent(ctx.path).toLowerCase();
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '' && segment !== '.');
  if (segments[0] !== 'api' || !segments.includes('internal')) return next();
  return refuseApi(ctx, 404, 'SYS006');
};

function refuseApi(ctx: Context, status: number, errorCode: 'SYS004' | 'SYS006'): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { status: 'ERROR', errorCode, message: explain(ctx, errorCode), traceId: ctx.state.requestId };
}

function explain(ctx: Context, errorCode: string): string {
  const language = requestLanguage({
    search: new URLSearchParams(),
    cookie: null,
    acceptLanguage: ctx.get('Accept-Language'),
  });
  return serverI18n(language).t(`errors:code.${errorCode}`);
}
