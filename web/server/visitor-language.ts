import type { Context } from 'koa';
import type { Language } from '../app/i18n/languages.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';

export function visitorLanguage(ctx: Context): Language {
  return requestLanguage({
    search: new URLSearchParams(ctx.querystring),
    cookie: ctx.get('Cookie'),
    acceptLanguage: ctx.get('Accept-Language'),
  });
}
