import type { Middleware } from 'koa';
import { log } from './log.ts';

/**
 * Gives each request an id and logs one line when it is answered. The line has the path but not the query,
 * which may contain private data. Pages from the cache are not logged.
 */
export function logRequests(createId: () => string): Middleware {
  return (ctx, next) => {
    const begin = performance.now();
    const requestId = createId();
    const { method, path } = ctx;
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    ctx.res.once('close', () => {
      const { statusCode: status, writableFinished } = ctx.res;
      const milliseconds = Math.round(performance.now() - begin);
      const entry = {
        requestId,
        method,
        path,
        status,
        milliseconds,
        ...(!writableFinished && { brokenOff: true }),
      };
      if (status >= 500) log.warn(entry, 'request');
      else log.info(entry, 'request');
    });
    return next();
  };
}
