import { createServer, type RequestListener, type Server } from 'node:http';
import { prepareDrain } from './drain.ts';
import { heldBySystemd } from './held-by-systemd.ts';
import { log } from './log.ts';

/**
 * Node accepts one connection in each turn of its loop, so new ones wait for pages that are being rendered. With Node's
 * own 511 the kernel drops those that come with a flood, and their browsers try again only after 1, 3 and 7 seconds.
 */
const backlog = 4096;

interface ServeOptions {
  host: string;
  port: number;
  /** Called at once when the server is asked to stop, so that background work begins nothing new. */
  onStop?: () => void;
  onClose: () => Promise<void>;
}

export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(handle);
  server.headersTimeout = 20_000;
  // Enough to upload a picture over a slow connection.
  server.requestTimeout = 180_000;
  // Longer than a reverse proxy keeps idle connections, so that it never uses a closed one.
  server.keepAliveTimeout = 75_000;
  return server;
}

export async function serve(server: Server, { host, port, onStop, onClose }: ServeOptions): Promise<void> {
  const drain = prepareDrain(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(heldBySystemd(process.env) ?? { port, host, backlog }, resolve);
  });
  log.info({ host, port }, 'web answers');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());

  async function close(): Promise<void> {
    onStop?.();
    await drain();
    await onClose();
    process.exit(0);
  }
}
