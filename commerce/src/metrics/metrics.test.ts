import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { systemClock } from '../clock.ts';
import { every } from '../jobs/every.ts';
import { createLease } from '../jobs/lease.ts';
import { registry } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';

let app: TestApp;
let metrics: Server;
beforeAll(async () => {
  app = await createTestApp();
  // The registry belongs to the process, which may have run other tests before.
  registry.resetMetrics();
  metrics = openMetrics(app.services, 0);
});
afterAll(async () => {
  metrics.close();
  await app.close();
});

async function collect(): Promise<string[]> {
  const { port } = metrics.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n');
}

test('requests are counted by their path in the contract, all unknown paths together', async () => {
  await fetch(`${app.url}/api/payment/notify/alipay`, { method: 'POST', body: '' });
  await fetch(`${app.url}/api/health`);
  await fetch(`${app.url}/api/nothing-1`);
  await fetch(`${app.url}/api/nothing-2`);
  const counts = (await collect()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
  expect(counts.map((line) => line.replace('http_request_duration_seconds_count', '')).sort()).toEqual([
    '{method="GET",path="/api/health",status="200"} 1',
    '{method="GET",path="unknown",status="404"} 2',
    '{method="POST",path="/api/payment/notify/:channel",status="404"} 1',
  ]);
});

test('the metrics include everything that should raise an alarm', async () => {
  const { db, clock } = app.services;
  await db('outboxEvents').insert({ tag: 'product:x', createdAt: 1 });
  const findings = JSON.stringify([{ invariant: 'L2', subject: 'ledger' }]);
  await db('audits').insert({ checkedAt: clock.now(), findings });
  const lines = await collect();
  expect(lines).toContain('outbox_events_waiting 1');
  expect(lines).toContain('ledger_findings 1');
  expect(lines).toContain('rows_waiting_for_seal 0');
});

test('job runs are counted by their outcome', async () => {
  const { db, log } = app.services;
  for (const [name, run] of [
    ['good', async () => {}],
    ['bad', () => Promise.reject(new Error('no'))],
  ] as const) {
    const stop = every({ name, everyMs: 1e6, run, lease: createLease(db, name) }, systemClock, log);
    await stop();
  }
  const lines = await collect();
  expect(lines).toContain('job_runs_total{job="good",outcome="done"} 1');
  expect(lines).toContain('job_runs_total{job="bad",outcome="failed"} 1');
});

test('the port of the metrics serves nothing else', async () => {
  const { port } = metrics.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
});
