import type { Context, Middleware } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { Language } from '../app/i18n/languages.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

const retryAfterSeconds = '2';

/**
 * Answers in place of commerce while commerce is down. Programs get the JSON envelope in which commerce sends
 * its errors.
 */
export const commerceUnavailable = unavailable((ctx) => refuseApi(ctx, 503, 'SYS004'));

export const cmsUnavailable = unavailable((ctx) => {
  ctx.type = 'text';
  ctx.body = explain(ctx, 'SYS004');
});

function unavailable(answerProgram: (ctx: Context) => void): (ctx: Context) => void {
  return (ctx) => {
    ctx.status = 503;
    ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds });
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

/** A browser asks for HTML when a person opens an address; a program accepts anything or asks for JSON. */
function isPageOfBrowser(ctx: Context): boolean {
  return (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.accepts('json', 'html') === 'html';
}

/** Answers with a page that reloads itself, for a person who opens an address while a service is down. */
function answerPage(ctx: Context): void {
  const search = new URLSearchParams(ctx.querystring);
  const language = languageOf(ctx, search, ctx.get('Cookie'));
  const { t } = serverI18n(language);
  const html = `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('errors:code.SYS004')}</title>
<body style="margin: 20vh auto; max-width: 36rem; padding: 0 1.5rem; font-family: sans-serif; line-height: 1.6; color: #23272b; background: #f6f3ec">
<h1 style="font-size: 1.4rem">${t('errors:code.SYS004')}</h1>
<p>${t('errors:retriesByItself')}</p>
</body>
</html>
`;
  ctx.set({
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(Buffer.from(html)),
    Refresh: retryAfterSeconds,
  });
  ctx.type = 'html';
  ctx.body = html;
}

function refuseApi(ctx: Context, status: number, errorCode: 'SYS004' | 'SYS006'): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { status: 'ERROR', errorCode, message: explain(ctx, errorCode), traceId: ctx.state.requestId };
}

/**
 * Explains an error to a program. Only Accept-Language decides the language, as in a call that reaches the
 * service.
 */
function explain(ctx: Context, errorCode: string): string {
  return serverI18n(languageOf(ctx)).t(`errors:code.${errorCode}`);
}

function languageOf(ctx: Context, search = new URLSearchParams(), cookie = ''): Language {
  return requestLanguage({ search, cookie, acceptLanguage: ctx.get('Accept-Language') });
}
