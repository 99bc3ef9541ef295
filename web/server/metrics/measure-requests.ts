import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Creates the function that measures a request until its answer is sent. Call it before anything else is done for the
 * request, because the proxy changes its URL.
 * @param routeOf the route of a URL, of which there are only a few: each different one adds rows to the metrics
 */
export function measureRequests(
  { requestSeconds }: Pick<Metrics, 'requestSeconds'>,
  routeOf: (url: string) => string,
): (request: IncomingMessage, response: ServerResponse) => void {
  return ({ method = '', url = '' }, response) => {
    const begin = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - begin) / 1000;
      const status = response.writableFinished ? String(response.statusCode) : 'brokenOff';
      requestSeconds.observe(
        { method: usualMethods.has(method) ? method : 'other', path: routeOf(url), status },
        seconds,
      );
    });
  };
}
