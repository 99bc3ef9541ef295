import type { Middleware } from 'koa';
import { log } from './log.ts';

/**
 * Gives each request its id and writes one line when it is answered: the path, never the query, which may
 * hold what is nobody's business. Pages from the cache are not logged; there is nothing to learn from them.
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
