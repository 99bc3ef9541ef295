import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainTimes {
  /** Clients such as web close idle connections sooner, so that no request meets a connection being closed. */
  idleMilliseconds: number;
  /** Requests that are not answered after this time are broken off. */
  longestMilliseconds: number;
}

const usualTimes: DrainTimes = { idleMilliseconds: 2000, longestMilliseconds: 10_000 };

/**
 * Must be called before the server answers requests.
 * @returns a function that closes the server and resolves when all requests are answered and all connections closed
 */
export function prepareDrain(server: Server, times = usualTimes): () => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close');
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return async () => {
    isDraining = true;
    for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
    const timers = [
      setTimeout(() => server.closeIdleConnections(), times.idleMilliseconds),
      setTimeout(() => server.closeAllConnections(), times.longestMilliseconds),
    ];
    // `close` of the HTTP server would close idle connections at once.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const timer of timers) clearTimeout(timer);
  };
}
