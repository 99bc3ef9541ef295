import { createServer, type RequestListener, type Server } from 'node:http';
import { log } from './log.ts';

/** For answers that are on their way when the service is asked to end. */
const graceMilliseconds = 3_000;

interface ServeOptions {
  host: string;
  port: number;
  /** Called once all answers are out, or the time for them is up. */
  onClose: () => Promise<void>;
}

export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(handle);
  server.headersTimeout = 20_000;
  // For the whole request: time enough to upload a picture over a slow line.
  server.requestTimeout = 180_000;
  // Longer than a reverse proxy keeps its idle connections, so that it never sends into a closed one.
  server.keepAliveTimeout = 75_000;
  return server;
}

/** Serves until SIGTERM or SIGINT, then lets running answers end. */
export async function serve(server: Server, { host, port, onClose }: ServeOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ host, port }, 'web answers');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close(server, onClose));
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
