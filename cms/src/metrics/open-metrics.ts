import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

interface Log {
  error(message: unknown): void;
}

/** @throws Error when the port is invalid */
export function metricsAddress(env: NodeJS.ProcessEnv): { host: string; port: number } | null {
  if (!env.CMS_METRICS_PORT) return null;
  const port = Number(env.CMS_METRICS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('The CMS cannot start: CMS_METRICS_PORT is wrong (see .env.example)');
  }
  return { host: env.METRICS_HOST || '127.0.0.1', port };
}

/** Web does not pass this port on. If it cannot be opened, the CMS goes on without metrics. */
export function openMetrics(registry: Registry, address: { host: string; port: number }, log: Log): Server {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await registry.metrics();
      return response.writeHead(200, { 'Content-Type': registry.contentType }).end(figures);
    } catch (error) {
      log.error(error);
      return response.writeHead(500).end();
    }
  });
  server.on('error', (error) => log.error(error));
  return server.listen(address);
}
