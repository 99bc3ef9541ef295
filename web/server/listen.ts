import { createServer, type RequestListener, type Server } from 'node:http';
import { log } from './log.ts';

/** When the server is stopped, open requests have this time to end. */
const graceMilliseconds = 3_000;

interface ServeOptions {
  host: string;
  port: number;
  /** Called at once when the server is asked to stop, so that work in the background begins nothing new. */
  onStop?: () => void;
  /**
   * Called after the server has stopped: when all requests have been answered, or after `graceMilliseconds`.
   */
  onClose: () => Promise<void>;
}

export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(handle);
  server.headersTimeout = 20_000;
  // The time for a whole request, enough to upload a picture over a slow connection.
  server.requestTimeout = 180_000;
  // This is longer than a reverse proxy keeps idle connections, so that the proxy never uses a closed
  // connection.
  server.keepAliveTimeout = 75_000;
  return server;
}

/** Serves requests until SIGTERM or SIGINT, then lets open requests end. */
export async function serve(server: Server, { host, port, onStop, onClose }: ServeOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ host, port }, 'web answers');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      onStop?.();
      void close(server, onClose);
    });
  }
}

async function close(server: Server, onClose: () => Promise<void>): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await ended;
  clearTimeout(timer);
  await onClose();
  process.exit(0);
}
