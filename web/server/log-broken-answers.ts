import type { Context } from 'koa';
import { log } from './log.ts';

/** A visitor who leaves while a picture arrives is no fault of the shop, so this is logged at level `debug`. */
export function logBrokenAnswers(error: NodeJS.ErrnoException, ctx: Context): void {
  // Koa reports an error of a file twice: for the file and for the connection.
  if (ctx.state.brokenOff) return;
  ctx.state.brokenOff = true;
  const entry = { err: error, traceId: ctx.state.traceId, path: ctx.path };
  if (error.code && ofLeftConnection.includes(error.code))
    log.debug(entry, 'a visitor left during an answer');
  else log.warn(entry, 'an answer broke off');
}

const ofLeftConnection = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];
