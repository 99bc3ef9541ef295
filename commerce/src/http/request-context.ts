import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** Gives each request its language and a trace id, and logs what became of it; never a query or a body. */
export function requestContext(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.state.traceId = traceId(ctx.get('X-Request-Id'));
    ctx.state.language = ctx.acceptsLanguages('zh', 'en') || 'zh';
    ctx.set('X-Request-Id', ctx.state.traceId);
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Vary', 'Accept-Language');
    await next();
    const line = {
      traceId: ctx.state.traceId,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      milliseconds: Math.round(performance.now() - startedAt),
      ...(ctx.state.member && { userId: ctx.state.member.userId }),
    };
    if (ctx.status >= 500) log.error(line, 'request');
    else log.debug(line, 'request');
  };
}

function traceId(given: string): string {
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
