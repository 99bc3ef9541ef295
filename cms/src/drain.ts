import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainTimes {
  /**
   * An idle connection is closed after this time. Clients that keep connections for later, such as web, close them
   * sooner, so that no request is sent into a connection that is being closed.
   */
  idleMilliseconds: number;
  /** Requests that are not answered after this time are broken off. */
  longestMilliseconds: number;
}

const usualTimes: DrainTimes = { idleMilliseconds: 2000, longestMilliseconds: 10_000 };

/**
 * Prepares a server to be closed without a lost request. Call this before the server answers requests.
 * @returns a function that stops accepting connections, answers what was asked on open ones with `Connection: close`, and
 * resolves when all of them are closed
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
    // The function of the HTTP server would close idle connections at once.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const timer of timers) clearTimeout(timer);
  };
}
