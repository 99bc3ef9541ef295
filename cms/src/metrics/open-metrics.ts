import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

interface Log {
  error(message: unknown): void;
}

/**
 * Reads the address of the metrics from the environment. Without a port of its own, nothing is measured.
 * @throws Error with one sentence when the port is none
 */
export function metricsAddress(env: NodeJS.ProcessEnv): { host: string; port: number } | null {
  if (!env.CMS_METRICS_PORT) return null;
  const port = Number(env.CMS_METRICS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('The CMS cannot start: CMS_METRICS_PORT is wrong (see .env.example)');
  }
  return { host: env.METRICS_HOST || '127.0.0.1', port };
}

/**
 * Opens a server that answers `GET /metrics` on a port of its own, which web does not pass on. If the port can't be
 * opened, the CMS goes on without figures.
 */
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
