import type { Context } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import type { Language } from '../app/i18n/languages.ts';
import { answerNotice } from './notice-page.ts';

/** @param panelUrl the panel of the CMS, in whose frame a preview may have expired */
export function refusePreview(ctx: Context, language: Language, panelUrl: string): void {
  const { t } = serverI18n(language);
  ctx.status = 403;
  ctx.set('Cache-Control', 'no-store');
  const advice = t('errors:advice.preview');
  answerNotice(ctx, { language, title: t('errors:unknown'), advice, framedBy: panelUrl });
}
