import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import { withTrace } from '../app/content/trace.server.ts';
import type { FindVisitor } from './forwarded.ts';
import { log } from './log.ts';

/**
 * Gives each request an id, which goes with it to the other services, and logs one line when it is answered. The line has
 * the path but not the query, which may contain private data.
 */
export function logRequests(createId: () => string, findVisitor: FindVisitor): Middleware {
  return (ctx, next) => {
    const begin = performance.now();
    const traceId = createId();
    const { method, path } = ctx;
    const visitor = findVisitor(ctx.req);
    ctx.state.traceId = traceId;
    ctx.set('X-Request-Id', traceId);
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

/** Logs the line of a page from the cache. It has no id, because no other service has to do with it. */
export function logCached(
  request: IncomingMessage,
  response: ServerResponse,
  findVisitor: FindVisitor,
): void {
  const { method, url = '/' } = request;
  const path = url.split('?', 1)[0];
  log.info(
    { visitor: findVisitor(request), method, path, status: response.statusCode, cached: true },
    'request',
  );
}
