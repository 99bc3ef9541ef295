import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { measureRequests } from './measure-requests.ts';
import { createMetrics } from './metrics.ts';
import { metricsAddress, openMetrics } from './open-metrics.ts';
import { readState } from './read-state.ts';

/** Measures all middleware that Strapi adds after this call. The returned function closes the port. */
export function measureCms(strapi: Core.Strapi): () => void {
  const address = metricsAddress(process.env);
  if (!address) return () => undefined;
  const metrics = createMetrics(readState(strapi));
  strapi.server.use(measureRequests(metrics));
  let server: Server | undefined;
  strapi.server.httpServer.once('listening', () => {
    server = openMetrics(metrics.registry, address, strapi.log);
  });
  return () => server?.close();
}
