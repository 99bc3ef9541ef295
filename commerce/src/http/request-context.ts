import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import { session } from '../../contract/auth.ts';
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
      userId: ctx.state.member?.userId ?? ctx.state.accountId,
    };
    if (ctx.status >= 500) log.error(line, 'request');
    else if (isOfSecurity(ctx)) log.info({ ...line, ip: ctx.ip, ...outcomeOf(ctx.body) }, 'request');
    else log.debug(line, 'request');
  };
}

/** Logins, changes of passwords, addresses and second factors, and what a caller may not do or did too often. */
function isOfSecurity({ path, status }: Context): boolean {
  return [401, 403, 429].includes(status) || ofAccounts.test(path);
}

const ofAccounts = /^\/api\/(auth\/|userinfo\/(password|profile\/email|second_factor|session\/revoke))/;

/** A login has no member before it succeeds, so its answer says who it is. */
function outcomeOf(body: unknown): { errorCode?: string; userId?: string } {
  const opened = login.safeParse(body);
  if (opened.success) return { userId: opened.data.content.userId };
  return refusal.safeParse(body).data ?? {};
}

const login = z.object({ content: session });
const refusal = z.object({ errorCode: z.string() });

function traceId(given: string): string {
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
