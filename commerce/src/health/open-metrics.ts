import type { Server } from 'node:http';
import Koa from 'koa';
import { measureProcess, registry } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { measureShop } from './measure-shop.ts';

interface Address {
  host: string;
  /** 0 lets the system choose. */
  port: number;
}

/** Uses a port to which web forwards no requests, so that visitors can't read the figures. */
export function openMetrics(services: Services, address: Address): Server {
  measureProcess();
  measureShop(services, registry);
  return serveMetrics(services, address);
}

/** If the port can't be opened, the shop goes on without figures. */
export function serveMetrics({ log }: Pick<Services, 'log'>, address: Address): Server {
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics') return;
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
  app.on('error', (error: unknown) => log.error({ err: error }, 'the metrics could not be read'));
  const server = app.listen(address);
  server.on('error', (error) => log.error({ err: error }, 'the port of the metrics could not be opened'));
  return server;
}
