import type { Context, Middleware } from 'koa';
import { HttpError } from 'koa';
import { serverI18n } from '../app/i18n/i18n.server.ts';
import { log } from './log.ts';
import { answerNotice, isPageOfBrowser } from './notice-page.ts';
import { visitorLanguage } from './visitor-language.ts';

/** An error that was thrown on purpose has its own status. Any other error is logged and answered with 500. */
export const answerFailures: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    // The visitor left while the body of the request arrived.
    if (ctx.res.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return;
    if (ctx.res.headersSent) {
      ctx.res.destroy();
      return;
    }
    const onPurpose = error instanceof HttpError;
    const status = onPurpose ? error.status : 500;
    if (!onPurpose) log.error({ err: error, traceId: ctx.state.traceId }, 'a request failed');
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    if (isPageOfBrowser(ctx)) {
      answerPerson(ctx);
      return;
    }
    ctx.type = 'text';
    ctx.body = `${status} ${ctx.message}\n`;
  }
};

/** A status below 500, such as that of an undecodable address, is shown as an address that leads nowhere. */
function answerPerson(ctx: Context): void {
  const language = visitorLanguage(ctx);
  const { t } = serverI18n(language);
  const what = ctx.status < 500 ? 'notFound' : 'server';
  answerNotice(ctx, { language, title: t(`errors:${what}`), advice: t(`errors:advice.${what}`) });
}
