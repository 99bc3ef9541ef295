import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../commerce/src/audit/audit.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { createTestApp } from '../../commerce/test/create-test-app.ts';
import { newMember, newPiece, pay, sendPaymentCode, submit } from '../../commerce/test/factories.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { backupShop } from './backup-shop.ts';
import { restoreShop } from './restore-shop.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const quiet = () => undefined;
const at = (...names: string[]) => path.join(folder, ...names);

/** Buys pieces until told to stop. */
async function buyOnAndOn(
  app: Awaited<ReturnType<typeof createTestApp>>,
  stopped: () => boolean,
): Promise<void> {
  while (!stopped()) {
    const member = await newMember(app, { balance: 100 });
    const { content: order } = await submit(member, await newPiece(app, { price: 100 }), 100);
    await pay(member, order.orderNo, await sendPaymentCode(app, member, order.orderNo));
  }
}

async function backUpUnderLoad(databaseUrls: { shop: string; empty: string } | null): Promise<void> {
  if (databaseUrls) process.env.TEST_DATABASE_URL = databaseUrls.shop;
  const app = await createTestApp();
  delete process.env.TEST_DATABASE_URL;
  const { DATA_DIR, DATABASE_URL } = app.database.env;
  const env = (dataDir: string, url: string) => ({ DATA_DIR: dataDir, DATABASE_URL: url });
  await mkdir(path.join(DATA_DIR, 'cms-public/uploads'), { recursive: true });
  writeFileSync(path.join(DATA_DIR, 'cms-public/uploads/vase.jpg'), 'a vase');
  const cms = connect({ dataDir: DATA_DIR, databaseUrl: null });
  await cms.raw(`VACUUM INTO '${path.join(DATA_DIR, 'cms.sqlite')}'`);
  await cms.destroy();

  let stopped = false;
  const load = [1, 2, 3].map(() => buyOnAndOn(app, () => stopped));
  await expect
    .poll(async () => (await app.services.db('orders').where({ status: 'PAID' })).length)
    .toBeGreaterThan(2);
  await backupShop(env(DATA_DIR, DATABASE_URL), at('backup'), quiet);
  stopped = true;
  await Promise.all(load);

  const target = env(at('restored'), databaseUrls?.empty ?? '');
  await restoreShop(target, at('backup'), quiet);
  const restored = connect({ dataDir: target.DATA_DIR, databaseUrl: databaseUrls?.empty ?? null });
  expect(await audit(restored)).toEqual([]);
  expect((await restored('orders').where({ status: 'PAID' })).length).toBeGreaterThan(2);
  await restored.destroy();
  expect(readFileSync(at('restored/cms-public/uploads/vase.jpg'), 'utf8')).toBe('a vase');
  await expect(restoreShop(target, at('backup'), quiet)).rejects.toThrow(/not empty|there already/);
  await app.close();
}

test('a backup of SQLite under load restores into an empty folder with the books in order', async () => {
  await backUpUnderLoad(null);
}, 60_000);

test('a backup of PostgreSQL under load restores into an empty database with the books in order', async () => {
  const server = await startPostgres();
  try {
    const empty = new URL(server.url);
    empty.pathname = '/template_shop';
    const administration = connect({ dataDir: '', databaseUrl: server.url });
    await administration.raw('CREATE DATABASE template_shop');
    await administration.destroy();
    await backUpUnderLoad({ shop: server.url, empty: empty.href });
  } finally {
    await server.stop();
  }
}, 60_000);

test('a backup never goes into a folder that has something in it', async () => {
  writeFileSync(at('mine.txt'), 'mine');
  await expect(backupShop({ DATA_DIR: folder }, folder, quiet)).rejects.toThrow('is not empty');
  expect(readFileSync(at('mine.txt'), 'utf8')).toBe('mine');
});
