import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Begin to measure before anything else is done for the request, because the proxy changes its URL.
 * @param routeOf has only a few results, because each different one adds rows to the metrics
 */
export function measureRequests(
  { requestSeconds }: Pick<Metrics, 'requestSeconds'>,
  routeOf: (url: string) => string,
): (request: IncomingMessage) => (response: ServerResponse) => void {
  return ({ method = '', url = '' }) => {
    const begin = performance.now();
    return (response) => {
      const seconds = (performance.now() - begin) / 1000;
      const labels = {
        method: usualMethods.has(method) ? method : 'other',
        path: routeOf(url),
        status: isWhole(response) ? String(response.statusCode) : 'brokenOff',
      };
      requestSeconds.observe(labels, seconds);
    };
  };
}

/** Whether the answer was sent, or is being sent from memory. */
function isWhole({ writableFinished, writableEnded, destroyed }: ServerResponse): boolean {
  return writableFinished || (writableEnded && !destroyed);
}
