import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRow } from '../../test/check-row.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { isoTime, second, systemClock } from '../clock.ts';
import { connect } from '../db/connect.ts';
import { every } from '../jobs/every.ts';
import { createLease } from '../leases/lease.ts';
import { createMail } from '../mail/create-mail.ts';
import { registry } from '../metrics/metrics.ts';
import type { SmsOutcome } from '../sms/sms-provider.ts';
import { createSmsSender } from '../sms/sms-sender.ts';
import { lastBackupName } from './last-backup.ts';
import { measureShop } from './measure-shop.ts';
import { openMetrics, serveMetrics } from './open-metrics.ts';

let app: TestApp;
let metrics: Server;
beforeAll(async () => {
  app = await createTestApp({ hasBackups: true });
  // The registry belongs to the process, which may have run other tests before.
  registry.resetMetrics();
  metrics = openMetrics(app.services, { host: '127.0.0.1', port: 0 });
  await once(metrics, 'listening');
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

test('unusual methods are counted together', async () => {
  for (const method of ['PROPFIND', 'LINK']) {
    const sent = request(`${app.url}/api/nothing-3`, { method }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
  }
  expect((await collect()).filter((line) => /PROPFIND|LINK/.test(line))).toEqual([]);
  expect((await collect()).find((line) => line.includes('_count{method="other"'))).toMatch(/ 2$/);
});

test('the metrics include everything that should raise an alarm', async () => {
  const { db, clock } = app.services;
  await db('outboxEvents').insert({ tag: 'product:x', createdAt: 1 });
  const findings = [{ invariant: 'L2', subject: 'ledger' }];
  expect(await collect()).toContain('ledger_checked_timestamp_seconds 0');
  await db('audits').insert(checkRow(clock.now(), { findings }));
  const lines = await collect();
  expect(lines).toContain('outbox_events_waiting 1');
  expect(lines).toContain('ledger_findings 1');
  expect(lines).toContain(`ledger_checked_timestamp_seconds ${clock.now() / second}`);
  expect(lines).toContain('rows_waiting_for_seal 0');
  expect(lines).toContain('tasks_waiting{kind="booksFindings"} 1');
  expect(lines).toContain('tasks_waiting{kind="unreadMessages"} 0');
  expect(lines).toContain('sms_day_quota_used{by="guests"} 0');
});

test('without its database, the service still shows the figures that need none', async () => {
  const figures = new Registry();
  const { config, clock } = app.services;
  const gone = connect({ databaseUrl: null, dataDir: config.dataDir });
  await gone.destroy();
  measureShop({ db: gone, clock, config }, figures);
  const text = await figures.metrics();
  expect(text).toMatch(/^backup_timestamp_seconds \d/m);
  expect(text).not.toMatch(/^(ledger_findings|outbox_events_waiting|tasks_waiting)/m);
});

test('the time of the newest backup is 0 until one is made', async () => {
  const { config, clock } = app.services;
  expect(await collect()).toContain('backup_timestamp_seconds 0');
  await writeFile(path.join(config.dataDir, lastBackupName), JSON.stringify({ at: isoTime(clock.now()) }));
  expect(await collect()).toContain(`backup_timestamp_seconds ${clock.now() / second}`);
});

test('a shop that makes no backups has no row for them, so that no alert is raised', () => {
  const figures = new Registry();
  const { config } = app.services;
  measureShop({ ...app.services, config: { ...config, hasBackups: false } }, figures);
  expect(figures.getSingleMetric('ledger_findings')).toBeDefined();
  expect(figures.getSingleMetric('backup_timestamp_seconds')).toBeUndefined();
});

test('e-mails are counted by their outcome, which begins at 0', async () => {
  const { db, clock } = app.services;
  const mail = { email: 'potter@example.com', subject: '验证', text: '123456' };
  expect(await collect()).toContain('mail_messages_total{outcome="failed"} 0');
  await createMail(db, clock, { smtp: null, appEnv: 'development' }).send(mail);
  await expect(createMail(db, clock, { smtp: null, appEnv: 'production' }).send(mail)).rejects.toThrow();
  const lines = await collect();
  expect(lines).toContain('mail_messages_total{outcome="accepted"} 1');
  expect(lines).toContain('mail_messages_total{outcome="failed"} 1');
});

test('a code by SMS is counted once, by what became of it in the end', async () => {
  const counts = async () => (await collect()).filter((line) => line.startsWith('sms_codes_total'));
  expect(await counts()).toContain('sms_codes_total{outcome="notSent"} 0');
  const send = (...outcomes: SmsOutcome[]) =>
    createSmsSender(
      outcomes.map((outcome) => ({ name: 'test', hasTemplate: () => true, send: async () => outcome })),
      app.services.log,
    ).send({ phone: '13800138000', scene: 'register', code: '1', language: 'zh' }, () => '2');
  const refused = { kind: 'notSent', code: 'x', reason: 'provider' } as const;
  await send(refused, { kind: 'accepted', code: 'OK' });
  await send(refused, refused);
  await send({ ...refused, reason: 'phoneLimit' });
  await send({ kind: 'unknown', code: 'x' });
  expect((await counts()).sort()).toEqual([
    'sms_codes_total{outcome="accepted"} 1',
    'sms_codes_total{outcome="notSent"} 1',
    'sms_codes_total{outcome="phoneRefused"} 1',
    'sms_codes_total{outcome="unknown"} 1',
  ]);
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
  expect(lines).toContain('job_runs_total{name="good",outcome="done"} 1');
  expect(lines).toContain('job_runs_total{name="bad",outcome="failed"} 1');
  const done = lines.filter((line) => line.startsWith('job_last_done_timestamp_seconds'));
  expect(done).toHaveLength(1);
  expect(Date.now() / second - Number(done[0]?.replace(/^.*\{name="good"\} /, ''))).toBeLessThan(60);
});

test('the port of the metrics serves nothing else', async () => {
  const { port } = metrics.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
});

test('the shop goes on when the port of the metrics is taken', async () => {
  const { port } = metrics.address() as AddressInfo;
  const another = serveMetrics(app.services, { host: '127.0.0.1', port });
  // Without a listener of the service, the error would end the process.
  expect(another.listenerCount('error')).toBe(1);
  await once(another, 'error');
  expect(another.listening).toBe(false);
});
