import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/db-errors.ts';
import { Failure, fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { errorText, reasonText } from '../texts/error-text.ts';

/** An error outside the catalog is logged and answered as SYS002, or as SYS004 if the database is unavailable. */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) throw fail('notFound');
    } catch (error) {
      refuse(ctx, asFailure(error, ctx, log));
    }
  };
}

function asFailure(error: unknown, ctx: Context, log: Logger): Failure {
  if (error instanceof Failure) return error;
  log.error({ err: error, traceId: ctx.state.traceId, path: ctx.path }, 'a request failed');
  return fail(isUnavailable(error) ? 'temporarilyUnavailable' : 'unexpected');
}

function refuse(ctx: Context, failure: Failure): void {
  const { code, status, details } = failure;
  const language: Language = ctx.state.language ?? 'zh';
  ctx.status = status;
  if (status === 429 || status === 503) {
    ctx.set('Retry-After', String(details?.retryAfterSeconds ?? 5));
  }
  ctx.body = {
    status: 'ERROR',
    errorCode: code,
    message: errorText(language, code, details),
    ...(details && { details: withReasons(details, language) }),
    traceId: ctx.state.traceId,
  };
}

function withReasons(details: Record<string, unknown>, language: Language): Record<string, unknown> {
  if (!details.fields || details.reasons) return details;
  const fields = Object.entries(details.fields as Record<string, string>);
  const reasons = Object.fromEntries(fields.map(([field, reason]) => [field, reasonText(language, reason)]));
  return { ...details, reasons };
}
