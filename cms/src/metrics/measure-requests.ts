import type { Core } from '@strapi/strapi';
import type { Metrics } from './metrics.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function measureRequests({ requestSeconds }: Pick<Metrics, 'requestSeconds'>): Core.MiddlewareHandler {
  return async (ctx, next) => {
    const begin = performance.now();
    const method = usualMethods.has(ctx.method) ? ctx.method : 'other';
    ctx.res.once('close', () => {
      const seconds = (performance.now() - begin) / 1000;
      const path = routeOf(ctx) ?? 'unknown';
      const status = ctx.res.writableFinished ? String(ctx.res.statusCode) : 'brokenOff';
      requestSeconds.observe({ method, path, status }, seconds);
    });
    await next();
  };
}

/** Such as `/api/artworks/:id`. Unknown paths count as one, because each path adds a row to the metrics. */
function routeOf({ _matchedRoute, state }: Parameters<Core.MiddlewareHandler>[0]): string | undefined {
  // Strapi looks for a file of the media library after all other routers, which leave patterns of their own.
  return [_matchedRoute, state.route?.path].map(String).find((pattern) => isOneRoute.test(pattern));
}

/** Strapi's patterns that match any path begin with a group, as in `/((?!uploads/).+)`. */
const isOneRoute = /^\/(?!\()/;
