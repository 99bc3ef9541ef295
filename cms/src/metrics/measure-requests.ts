import type { Core } from '@strapi/strapi';
import type { Metrics } from './metrics.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Strapi's last routes match any path. Their patterns begin with a group, as in `/((?!uploads/).+)`. */
const isOneRoute = /^\/(?!\()/;

/** Creates middleware that measures each request until its answer is sent. */
export function measureRequests({ requestSeconds }: Pick<Metrics, 'requestSeconds'>): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const begin = performance.now();
    const method = usualMethods.has(ctx.method) ? ctx.method : 'other';
    ctx.res.once('close', () => {
      const seconds = (performance.now() - begin) / 1000;
      // All unknown paths are counted together, because each different path adds a row to the metrics.
      const route = String(ctx._matchedRoute ?? '');
      const path = isOneRoute.test(route) ? route : 'unknown';
      const status = ctx.res.writableFinished ? String(ctx.res.statusCode) : 'brokenOff';
      requestSeconds.observe({ method, path, status }, seconds);
    });
    await next();
  };
}
