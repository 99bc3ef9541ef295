import type { Context } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';

const retryAfterSeconds = '2';

/** Commerce does not answer: the envelope its own errors come in. */
export function commerceUnavailable(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds });
  ctx.body = {
    status: 'ERROR',
    errorCode: 'SYS004',
    message: text(ctx, 'errors:code.SYS004'),
    traceId: ctx.state.requestId,
  };
}

export function cmsUnavailable(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds });
  ctx.type = 'text';
  ctx.body = text(ctx, 'errors:code.SYS004');
}

function text(ctx: Context, key: string): string {
  const language = requestLanguage({
    search: new URLSearchParams(),
    cookie: ctx.get('Cookie'),
    acceptLanguage: ctx.get('Accept-Language'),
  });
  return serverI18n(language).t(key);
}
