import type { Server } from 'node:http';
import Koa from 'koa';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { log } from '../log.ts';

/**
 * Opens a server that answers `GET /metrics` on a port of its own, which visitors can't reach. If the port can't be
 * opened, the shop goes on without figures.
 * @param findRegistry the figures of the app; in development, each change of the code makes a new app
 * @param address port 0 lets the system choose
 */
export function openMetrics(
  findRegistry: () => Promise<Registry>,
  address: { host: string; port: number },
): Server {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics') return;
    const registry = Registry.merge([ofProcess, await findRegistry()]);
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
  app.on('error', (error: unknown) => log.error({ err: error }, 'the metrics could not be read'));
  const server = app.listen(address);
  server.on('error', (error) => log.error({ err: error }, 'the port of the metrics could not be opened'));
  return server;
}
