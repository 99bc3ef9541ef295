import type { Middleware } from 'koa';
import { HttpError } from 'koa';
import { log } from './log.ts';

/**
 * Answers a request that failed with an error. An error that was thrown on purpose has its own status. Any
 * other error is logged and answered with a plain 500.
 */
export const answerFailures: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (ctx.res.headersSent) {
      ctx.res.destroy();
      return;
    }
    const onPurpose = error instanceof HttpError;
    const status = onPurpose ? error.status : 500;
    if (!onPurpose) log.error({ err: error, requestId: ctx.state.requestId }, 'a request failed');
    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text';
    ctx.body = `${status} ${ctx.message}\n`;
  }
};
