import type { Server } from 'node:http';
import Koa from 'koa';
import type { Services } from '../http/routes.ts';
import { measureShop } from './measure-shop.ts';
import { measureProcess, registry } from './metrics.ts';

/**
 * Opens a server that answers `GET /metrics` on a port of its own. Web forwards no requests to this port, so
 * visitors can't read the figures.
 * @param port 0 lets the system choose
 */
export function openMetrics({ db, clock, config, log }: Services, port: number): Server {
  measureProcess();
  measureShop(db, clock);
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics') return;
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
  app.on('error', (error: unknown) => log.error({ err: error }, 'the metrics could not be read'));
  return app.listen(port, config.host);
}
