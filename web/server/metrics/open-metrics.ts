import type { Server } from 'node:http';
import Koa from 'koa';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { log } from '../log.ts';

/** If the port cannot be opened, the shop goes on. In development, each change of the code makes a new registry. */
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
