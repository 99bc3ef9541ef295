import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainTimes {
  /** Idle connections are closed after this time. Web closes its own earlier, so no request is lost. */
  idleMilliseconds: number;
  /** Unanswered requests are broken off after this time. */
  longestMilliseconds: number;
}

const usualTimes: DrainTimes = { idleMilliseconds: 2000, longestMilliseconds: 10_000 };

/** Call this before the server answers requests. The returned function closes the server without losing a request. */
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
    // `close` of the HTTP server would end idle connections at once.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const timer of timers) clearTimeout(timer);
  };
}
