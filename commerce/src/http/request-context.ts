import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { methodLabel, requestSeconds } from '../metrics/metrics.ts';

/** Logs the outcome of the request, but never the query or the body. */
export function requestContext(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.traceId = traceId(ctx.get('X-Request-Id'));
    ctx.state.language = ctx.acceptsLanguages('zh', 'en') || 'zh';
    ctx.set('X-Request-Id', ctx.state.traceId);
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Vary', 'Accept-Language');
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    // Each different path adds a row to the metrics, so all unknown paths are counted together.
    const path = String(ctx._matchedRoute ?? 'unknown');
    requestSeconds.observe({ method: methodLabel(ctx.method), path, status: ctx.status }, seconds);
    const line = {
      traceId: ctx.state.traceId,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      milliseconds: Math.round(seconds * 1000),
      ...(ctx.state.member && { userId: ctx.state.member.userId }),
    };
    if (ctx.status >= 500) log.error(line, 'request');
    else log.debug(line, 'request');
  };
}

function traceId(given: string): string {
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
