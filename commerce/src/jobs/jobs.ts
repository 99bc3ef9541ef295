import { runAudit } from '../audit/run-audit.ts';
import { createSealer } from '../audit/seal.ts';
import { day, hour, minute, second } from '../clock.ts';
import { reconcileBills } from '../finance/reconcile-bills.ts';
import { createLease } from '../leases/lease.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { completeShippedOrders } from '../orders/complete-order.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { deliverOutbox } from '../outbox/deliver.ts';
import { sendDueNotices } from '../payments/send-notices.ts';
import { askAboutAttempts } from '../recharges/ask-about-attempts.ts';
import { endRechargesOfOrders } from '../recharges/end-recharges-of-orders.ts';
import { endStaleRecharges } from '../recharges/end-stale-recharges.ts';
import { askAboutRefunds } from '../refunds/ask-about-refunds.ts';
import { encryptAnew } from '../second-factor/encrypt-anew.ts';
import type { Services } from '../services.ts';
import { forgetAvatars } from '../users/forget-avatars.ts';
import { every, type Job } from './every.ts';
import { forgetExpired } from './forget-expired.ts';
import { warnOfCertificates } from './warn-of-certificates.ts';

export const compareCatalog = 'compare catalog';

/** A stalled process can make two instances run a job at once, so every job must be harmless when run twice. */
export function startJobs(services: Services, more: Omit<Job, 'lease'>[] = []): () => Promise<void> {
  const { db, clock, config, catalog, log } = services;
  const jobs: Omit<Job, 'lease'>[] = [
    ...more,
    { name: 'expire orders', everyMs: second, run: () => expireOrders(db, clock.now()) },
    { name: 'deliver outbox', everyMs: second / 4, run: () => deliverOutbox(db, config, clock.now()) },
    { name: 'seal rows', everyMs: 2 * second, run: createSealer(services) },
    { name: 'send notices', everyMs: 5 * second, run: () => sendNotices(services) },
    { name: 'ask about payments', everyMs: 10 * second, run: () => askAboutAttempts(services) },
    { name: 'ask about refunds', everyMs: 10 * second, run: () => askAboutRefunds(services) },
    {
      name: 'end recharges of orders',
      everyMs: 10 * second,
      run: () => endRechargesOfOrders(db, clock.now()),
    },
    { name: 'end stale recharges', everyMs: hour, run: () => endStaleRecharges(db, clock.now()) },
    {
      name: 'reconcile bills',
      everyMs: 10 * minute,
      // After a stop, the payments that were made meanwhile are asked about first.
      firstAfterMs: 10 * minute,
      run: () => reconcileBills(services),
    },
    { name: 'complete shipped orders', everyMs: minute, run: () => completeShippedOrders(db, clock.now()) },
    {
      name: 'forget expired',
      everyMs: hour,
      firstAfterMs: minute,
      run: () => forgetExpired(db, clock.now()),
    },
    {
      name: 'forget avatars',
      everyMs: day,
      firstAfterMs: minute,
      run: () => forgetAvatars(db, config.dataDir, clock.now()),
    },
    {
      name: 'warn of certificates',
      everyMs: day,
      firstAfterMs: minute,
      run: () => warnOfCertificates(services),
    },
    { name: 'encrypt anew', everyMs: minute, run: () => encryptSecretsAnew(services) },
    { name: 'check the books', everyMs: hour, firstAfterMs: minute, run: () => runAudit(services) },
    { name: compareCatalog, everyMs: 5 * minute, run: () => catalog.compareAll() },
    { name: 'refresh site settings', everyMs: 5 * minute, run: () => catalog.refreshSettings() },
  ];
  // The sandbox notifies by HTTP, as an outside provider does.
  if (config.paymentProvider === 'sandbox') {
    jobs.push({ name: 'send sandbox notices', everyMs: second / 2, run: () => sendDueNotices(services) });
  }
  const stops = jobs.map((job) => every({ ...job, lease: createLease(db, job.name) }, clock, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function encryptSecretsAnew({ db, config, clock, log }: Services): Promise<void> {
  const unreadable = await encryptAnew(db, config.smsPepper, clock.now());
  if (unreadable > 0) log.error({ unreadable }, 'secrets of authenticator apps are of an unknown SMS_PEPPER');
}
