import type { Context } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { Language } from '../app/i18n/languages.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

interface Notice {
  language: Language;
  title: string;
  advice: string;
  /** When the page reloads itself. Without this, it has a link instead, by default to the home page. */
  retryAfterSeconds?: number;
  link?: { href: string; text: string };
  /** The origin that may show the page in a frame. */
  framedBy?: string;
}

/** The page needs no other file. */
export function answerNotice(
  ctx: Context,
  { language, title, advice, retryAfterSeconds, link, framedBy }: Notice,
): void {
  const { href, text } = link ?? { href: '/', text: serverI18n(language).t('errors:home') };
  const way = `<p><a href="${href}" style="color: inherit">${text}</a></p>\n`;
  const html = `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<body style="margin: 20vh auto; max-width: 36rem; padding: 0 1.5rem; font-family: sans-serif; line-height: 1.6; color: #23272b; background: #f6f3ec">
<h1 style="font-size: 1.4rem">${title}</h1>
<p>${advice}</p>
${retryAfterSeconds === undefined ? way : ''}</body>
</html>
`;
  ctx.set({
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(Buffer.from(html), framedBy),
    ...(retryAfterSeconds !== undefined && { Refresh: String(retryAfterSeconds) }),
  });
  ctx.type = 'html';
  ctx.body = html;
}

/** A browser asks for HTML when a person opens an address; a program accepts anything or asks for JSON. */
export function isPageOfBrowser(ctx: Context): boolean {
  return (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.accepts('json', 'html') === 'html';
}
