import type { Middleware } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { answerNotice } from './notice-page.ts';
import { visitorLanguage } from './visitor-language.ts';

const path = /^\/paid\/(JC\d{18})$/;

/**
 * Where payment providers send the payer's browser. It comes without cookies, and an app may open another browser than the
 * one in which the member is logged in, so the page knows nobody and says nothing of the payment. UnionPay comes by POST.
 */
export const answerWayBack: Middleware = (ctx, next) => {
  const [, chargeNo] = path.exec(ctx.path) ?? [];
  if (!chargeNo) return next();
  if (ctx.method === 'POST') {
    ctx.status = 303;
    ctx.set('Location', ctx.path);
    return;
  }
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
  const language = visitorLanguage(ctx);
  const t = serverI18n(language).getFixedT(language, 'wallet', 'wayBack');
  const link = { href: `/user/wallet/pay/success?chargeNo=${chargeNo}`, text: t('link') };
  ctx.set('Cache-Control', 'no-store');
  answerNotice(ctx, { language, title: t('title'), advice: t('text'), link });
};
