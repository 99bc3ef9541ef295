import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { withTrace } from '../app/content/trace.server.ts';
import type { FindVisitor } from './forwarded.ts';
import { log } from './log.ts';

export const idHeader = 'X-Request-Id';
export const newId = (): string => randomUUID();
const idOf = (response: ServerResponse) => String(response.getHeader(idHeader));

/** The line has the path but not the query, which may contain private data. */
export function logRequests(findVisitor: FindVisitor): Middleware {
  return (ctx, next) => {
    const begin = performance.now();
    const traceId = idOf(ctx.res);
    const { method, path } = ctx;
    const visitor = findVisitor(ctx.req);
    ctx.state.traceId = traceId;
    ctx.res.once('close', () => {
      const { statusCode: status, writableFinished } = ctx.res;
      const milliseconds = Math.round(performance.now() - begin);
      const outcome = { status, milliseconds, ...(!writableFinished && { brokenOff: true }) };
      const entry = { traceId, visitor, method, path, ...outcome };
      if (status >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
    });
    return withTrace(traceId, next);
  };
}

export function logCached(
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  { traceId, findVisitor }: { traceId: string; findVisitor: FindVisitor },
): void {
  const { method, url = '/' } = request;
  const path = url.split('?', 1)[0];
  log.info({ traceId, visitor: findVisitor(request), method, path, status, cached: true }, 'request');
}
