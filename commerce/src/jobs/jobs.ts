import { hour, minute, second } from '../clock.ts';
import type { Services } from '../http/routes.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { deliverOutbox } from '../outbox/deliver.ts';
import { every, type Job } from './every.ts';
import { forgetExpired } from './forget-expired.ts';

/** Everything that happens without a request. Each of them does no harm when two instances run it at once. */
export function startJobs(services: Services): () => Promise<void> {
  const { db, clock, config, catalogue, log } = services;
  const jobs: Job[] = [
    { name: 'expire orders', everyMs: second, run: () => expireOrders(db, clock.now()) },
    { name: 'deliver outbox', everyMs: second / 4, run: () => deliverOutbox(db, config) },
    { name: 'forget expired', everyMs: hour, run: () => forgetExpired(db, clock.now()) },
    { name: 'compare catalogue', everyMs: 5 * minute, run: () => catalogue.compareAll() },
  ];
  const stops = jobs.map((job) => every(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
