import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { checkBooks, checkBooksAside } from '../../commerce/src/audit/check-books.ts';
import { type Checkpoint, readPosition } from '../../commerce/src/audit/checkpoint.ts';
import { sealRows } from '../../commerce/src/audit/seal.ts';
import type { Chain } from '../../commerce/src/audit/sealed-content.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { migrate } from '../../commerce/src/db/migrate.ts';
import { createTestApp, type TestApp } from '../../commerce/test/create-test-app.ts';
import {
  newMember,
  newPhone,
  newPiece,
  pay,
  sendPaymentCode,
  submit,
} from '../../commerce/test/factories.ts';
import { root } from '../shop/services.ts';
import { seedBooks } from './audit/seed-books.ts';

const help = `node scripts/run.mjs bench/audit: measures the check of the books in a small and a large shop, on SQLite.
Fills shops with correct books (once; the folder is used again) and lets members buy. Then it measures the hourly
check of the changed rows, the daily check of all rows, and purchases during the daily check.
  --orders 100,1000000   number of orders of each shop
  --purchases 100        number of purchases before the hourly check
  --folder .data/bench/audit
  --help                 shows this`;

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100,1000000' },
    purchases: { type: 'string', default: '100' },
    folder: { type: 'string', default: path.join(root, '.data/bench/audit') },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else for (const orders of values.orders.split(',')) await bench(Number(orders));

async function bench(orders: number): Promise<void> {
  const app = await openShop(orders);
  const since = await checkpointNow(app);
  const alone = await buy(app, Number(values.purchases));
  await sealRows(app.services.db, app.services.config);
  const hourly = [];
  for (let turn = 0; turn < 5; turn += 1) hourly.push(await check(app, checkBooks, since));
  const whole = check(app, checkBooksAside, null);
  const meanwhile = await buy(app, Number(values.purchases), whole);
  console.log(`${orders.toLocaleString('en')} orders
  hourly check after ${values.purchases} purchases ${quantile(hourly, 0.5)} ms, whole check ${Math.round(await whole)} ms
  purchases alone      ${alone}
  purchases meanwhile  ${meanwhile}`);
  await app.close();
}

/** @returns milliseconds */
async function check(app: TestApp, run: typeof checkBooks, since: Checkpoint | null): Promise<number> {
  const { db, config } = app.services;
  const begin = performance.now();
  const { findings } = await run(db, { keys: config.sealKeys, since });
  if (findings.length > 0) throw new Error(`the books are not in order: ${JSON.stringify(findings[0])}`);
  return performance.now() - begin;
}

/**
 * Continues until `meanwhile` has settled. Returns a line with the times and the largest size of the write-ahead log.
 */
async function buy(app: TestApp, atLeast: number, meanwhile?: Promise<unknown>): Promise<string> {
  let goesOn = Boolean(meanwhile);
  meanwhile?.finally(() => {
    goesOn = false;
  });
  const wal = path.join(app.services.config.dataDir, 'commerce.sqlite-wal');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const series = await newPiece(app, { stock: 1_000_000 });
  const times = [];
  let walBytes = 0;
  while (times.length < atLeast || goesOn) {
    const begin = performance.now();
    await purchase(app, series);
    times.push(performance.now() - begin);
    walBytes = Math.max(walBytes, statSync(wal).size);
  }
  return (
    `${times.length}: median ${quantile(times, 0.5)} ms, 99 % within ${quantile(times, 0.99)} ms; ` +
    `event loop at most ${Math.round(delay.max / 1e6)} ms; WAL at most ${(walBytes / 2 ** 20).toFixed(0)} MiB`
  );
}

async function purchase(app: TestApp, series: string): Promise<void> {
  const buyer = await newMember(app, { balance: 100 });
  const { content } = await submit(buyer, series, 100);
  await pay(buyer, content.orderNo, await sendPaymentCode(app, buyer, content.orderNo));
}

/** The checkpoint that a check of the shop would store now if it found nothing wrong. */
async function checkpointNow({ services: { db, clock } }: TestApp): Promise<Checkpoint> {
  const endOf = async (chain: Chain) =>
    (await db('seals').where({ chain }).orderBy('seq', 'desc').first('seq', 'hash')) ?? { seq: 0, hash: '' };
  const ends = { log: await endOf('log'), ledger: await endOf('ledger') };
  return { position: await readPosition(db, clock.now()), ends };
}

async function openShop(orders: number): Promise<TestApp> {
  const dataDir = path.join(values.folder, String(orders));
  const isNew = !existsSync(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const db = connect({ dataDir, databaseUrl: null });
  await migrate(db);
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const app = await createTestApp({}, { db, env, destroy: () => db.destroy() });
  app.services.sms = {
    async send(message) {
      await storeSms(app, message);
      return { kind: 'accepted', code: message.code };
    },
    notify: async () => 'accepted',
  };
  if (isNew) {
    console.log(`Seeding ${orders.toLocaleString('en')} orders in ${dataDir}`);
    await seedBooks(db, { orders, products: Math.min(orders, 10_000), at: app.clock.now() });
    await sealRows(db, app.services.config);
  }
  // Empties the write-ahead log, so that its later size is due to the purchases alone.
  await db.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  // Skips the phone numbers of the buyers of earlier runs.
  const last = await db('users').orderBy('phone', 'desc').first('phone');
  while (last && newPhone() < last.phone);
  return app;
}

async function storeSms({ services, clock }: TestApp, message: Record<'phone' | 'scene' | 'code', string>) {
  const { phone, scene, code } = message;
  await services.db('smsOutbox').insert({ phone, scene, code, sentAt: clock.now() });
}

function quantile(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
}
