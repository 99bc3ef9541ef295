import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { audit } from '../../commerce/src/audit/audit.ts';
import { systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { createClient } from '../../commerce/test/client.ts';
import { createTestApp } from '../../commerce/test/create-test-app.ts';
import { newPaidOrder, type Shop } from '../../commerce/test/factories.ts';
import { createServiceProcess } from '../../commerce/test/service-process.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { backupShop } from './backup-shop.ts';
import { restoreShop } from './restore-shop.ts';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, chmodSync: vi.fn(fs.chmodSync) };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const quiet = () => undefined;
const at = (...names: string[]) => path.join(folder, ...names);

async function keepBuying(shop: Shop, stopped: () => boolean): Promise<void> {
  while (!stopped()) await newPaidOrder(shop);
}

async function sellOne(restored: Parameters<typeof createServiceProcess>[0]): Promise<void> {
  const service = await createServiceProcess(restored);
  try {
    await service.start();
    const client = (authToken?: string) => createClient(service.url, authToken);
    await newPaidOrder({ services: restored, clock: systemClock, client });
  } finally {
    await service.kill();
  }
}

async function backUpUnderLoad(databaseUrls: { shop: string; empty: string } | null): Promise<void> {
  if (databaseUrls) process.env.TEST_DATABASE_URL = databaseUrls.shop;
  const app = await createTestApp();
  delete process.env.TEST_DATABASE_URL;
  const { DATA_DIR, DATABASE_URL } = app.database.env;
  const env = (dataDir: string, url: string) => ({ DATA_DIR: dataDir, DATABASE_URL: url });
  mkdirSync(path.join(DATA_DIR, 'cms-public/uploads'), { recursive: true });
  writeFileSync(path.join(DATA_DIR, 'cms-public/uploads/vase.jpg'), 'a vase');
  const cms = connect({ dataDir: DATA_DIR, databaseUrl: null });
  await cms.raw(`VACUUM INTO '${path.join(DATA_DIR, 'cms.sqlite')}'`);
  await cms.destroy();

  let stopped = false;
  const load = [1, 2, 3].map(() => keepBuying(app, () => stopped));
  await expect
    .poll(async () => (await app.services.db('orders').where({ status: 'PAID' })).length)
    .toBeGreaterThan(2);
  await backupShop(env(DATA_DIR, DATABASE_URL), at('backup'), quiet);
  stopped = true;
  await Promise.all(load);

  const target = env(at('restored'), databaseUrls?.empty ?? '');
  await restoreShop(target, at('backup'), quiet);
  const db = connect({ dataDir: target.DATA_DIR, databaseUrl: databaseUrls?.empty ?? null });
  expect(await audit(db)).toEqual([]);
  const paid = async () => (await db('orders').where({ status: 'PAID' })).length;
  const restored = await paid();
  expect(restored).toBeGreaterThan(2);
  await sellOne({ db, env: target, destroy: async () => {} });
  expect(await paid()).toBe(restored + 1);
  expect(await audit(db)).toEqual([]);
  await db.destroy();
  expect(readFileSync(at('restored/cms-public/uploads/vase.jpg'), 'utf8')).toBe('a vase');
  await expect(restoreShop(target, at('backup'), quiet)).rejects.toThrow('is not empty');
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

test('a backup refuses a folder that is not empty', async () => {
  writeFileSync(at('mine.txt'), 'mine');
  await expect(backupShop({ DATA_DIR: folder }, folder, quiet)).rejects.toThrow('is not empty');
  expect(readFileSync(at('mine.txt'), 'utf8')).toBe('mine');
});

function newShop(): { DATA_DIR: string } {
  const DATA_DIR = at('shop');
  mkdirSync(path.join(DATA_DIR, 'avatars'), { recursive: true });
  writeFileSync(path.join(DATA_DIR, 'avatars', 'face.webp'), 'a face');
  for (const name of ['commerce', 'cms']) {
    const database = new Database(path.join(DATA_DIR, `${name}.sqlite`));
    database.exec('CREATE TABLE pieces (name TEXT)');
    database.prepare('INSERT INTO pieces VALUES (?)').run('x'.repeat(1_000_000));
    database.close();
  }
  return { DATA_DIR };
}

test('a backup of SQLite ends although the database is written all the time', async () => {
  const shop = newShop();
  const writer = new Database(path.join(shop.DATA_DIR, 'commerce.sqlite'));
  writer.pragma('journal_mode = WAL');
  let ended = false;
  const write = () => {
    if (ended) return;
    writer.prepare('INSERT INTO pieces VALUES (?)').run('vase');
    setImmediate(write);
  };
  write();
  await backupShop(shop, at('backup'), quiet).finally(() => {
    ended = true;
  });
  writer.close();
  expect(existsSync(at('backup/commerce.sqlite'))).toBe(true);
});

test('a backup that fails leaves no files: a new folder is deleted, an existing one is left empty', async () => {
  const shop = newShop();
  renameSync(at('shop/cms.sqlite'), at('shop/elsewhere.sqlite'));
  await expect(backupShop(shop, at('backup'), quiet)).rejects.toThrow('There is no database');
  expect(readdirSync(folder)).toEqual(['shop']);
  mkdirSync(at('disk'));
  await expect(backupShop(shop, at('disk'), quiet)).rejects.toThrow('There is no database');
  expect(readdirSync(at('disk'))).toEqual([]);
});

test('an unfinished backup is not restored, and the next backup replaces it', async () => {
  const shop = newShop();
  mkdirSync(at('backup/backup.unfinished/avatars'), { recursive: true });
  writeFileSync(at('backup/backup.unfinished/commerce.sqlite'), 'half of it');
  await expect(restoreShop({ DATA_DIR: at('restored') }, at('backup'), quiet)).rejects.toThrow(
    'is unfinished',
  );
  await backupShop(shop, at('backup'), quiet);
  expect(readdirSync(at('backup')).sort()).toEqual(['avatars', 'cms.sqlite', 'commerce.sqlite']);
});

test('a backup into an existing folder, such as a mounted disk or a link to one, keeps that folder', async () => {
  mkdirSync(at('disk/lost+found'), { recursive: true });
  symlinkSync(at('disk'), at('backup'));
  const { ino } = statSync(at('disk'));
  await backupShop(newShop(), at('backup'), quiet);
  expect(lstatSync(at('backup')).isSymbolicLink()).toBe(true);
  expect(statSync(at('disk'))).toMatchObject({ ino });
  expect(statSync(at('disk')).mode & 0o077).toBe(0);
  expect(readdirSync(at('disk')).sort()).toEqual(['avatars', 'cms.sqlite', 'commerce.sqlite', 'lost+found']);
  await restoreShop({ DATA_DIR: at('restored') }, at('backup'), quiet);
});

test('a shop is restored onto an empty disk', async () => {
  await backupShop(newShop(), at('backup'), quiet);
  mkdirSync(at('disk/lost+found'), { recursive: true });
  await restoreShop({ DATA_DIR: at('disk') }, at('backup'), quiet);
  expect(readdirSync(at('disk')).sort()).toEqual(['avatars', 'cms.sqlite', 'commerce.sqlite', 'lost+found']);
});

test('a picture that is deleted during the backup does not end it', async () => {
  const shop = newShop();
  symlinkSync('gone.webp', at('shop/avatars/old.webp'));
  await backupShop(shop, at('backup'), quiet);
  expect(readdirSync(at('backup/avatars'))).toEqual(['face.webp']);
});

test('only its owner may read a backup', async () => {
  await backupShop(newShop(), at('backup'), quiet);
  expect(modeOf('backup')).toBe(0o700);
});

const modeOf = (...names: string[]) => statSync(at(...names)).mode & 0o777;

test.each(['EPERM', 'ENOTSUP'])(
  'a backup into a folder whose mode can’t be changed (%s) is made, with a warning',
  async (code) => {
    mkdirSync(at('stick'), { mode: 0o755 });
    vi.mocked(chmodSync).mockImplementationOnce(() => {
      throw Object.assign(new Error(`${code}: operation not permitted, chmod`), { code });
    });
    const said: string[] = [];
    await backupShop(newShop(), at('stick'), (line) => said.push(line));
    expect(said).toContain(`Others may be able to read ${at('stick')}: its mode can’t be changed.`);
    expect(readdirSync(at('stick')).sort()).toEqual(['avatars', 'cms.sqlite', 'commerce.sqlite']);
  },
);

test('only its owner may read a restored shop, whatever the modes of the backup were', async () => {
  await backupShop(newShop(), at('backup'), quiet);
  const databases = ['commerce.sqlite', 'cms.sqlite'];
  for (const name of databases) chmodSync(at('backup', name), 0o644);
  await restoreShop({ DATA_DIR: at('restored') }, at('backup'), quiet);
  expect(modeOf('restored')).toBe(0o700);
  for (const name of databases) expect(modeOf('restored', name)).toBe(0o600);
});

test('a damaged backup is refused and leaves DATA_DIR empty', async () => {
  await backupShop(newShop(), at('backup'), quiet);
  const cms = readFileSync(at('backup/cms.sqlite'));
  writeFileSync(at('backup/cms.sqlite'), cms.subarray(0, cms.length / 2));
  const target = { DATA_DIR: at('restored') };
  await expect(restoreShop(target, at('backup'), quiet)).rejects.toThrow(
    'cms.sqlite of the backup is damaged',
  );
  expect(readdirSync(target.DATA_DIR)).toEqual([]);
  writeFileSync(at('backup/cms.sqlite'), cms);
  mkdirSync(at('restored/restore.unfinished'));
  writeFileSync(at('restored/restore.unfinished/commerce.sqlite'), 'half of it');
  await restoreShop(target, at('backup'), quiet);
  expect(readdirSync(target.DATA_DIR).sort()).toEqual(['avatars', 'cms.sqlite', 'commerce.sqlite']);
});

test.each(['commerce.sqlite-wal', 'avatars', 'web'])(
  'nothing is restored into a DATA_DIR that contains %s',
  async (name) => {
    await backupShop(newShop(), at('backup'), quiet);
    mkdirSync(at('restored'));
    writeFileSync(at('restored', name), 'of another shop');
    const target = { DATA_DIR: at('restored') };
    await expect(restoreShop(target, at('backup'), quiet)).rejects.toThrow(`is not empty (${name} is there)`);
    expect(readdirSync(target.DATA_DIR)).toEqual([name]);
  },
);
