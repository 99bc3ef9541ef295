import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { measureRequests } from './measure-requests.ts';
import { createMetrics } from './metrics.ts';
import { metricsAddress, openMetrics } from './open-metrics.ts';
import { readState } from './read-state.ts';

/**
 * Measures the CMS and serves the figures as soon as it listens, if the environment names a port for them. Call this
 * before Strapi adds its middleware, so that their time counts.
 * @returns a function that closes the port
 */
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
