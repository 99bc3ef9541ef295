import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sealRows } from '../commerce/src/audit/seal.ts';
import { verifyChains } from '../commerce/src/audit/verify-chains.ts';
import { writeLogWithoutStaff } from '../commerce/src/audit/write-log.ts';
import { readConfig, type SealKeys } from '../commerce/src/config.ts';
import { transaction } from '../commerce/src/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../commerce/test/create-test-database.ts';
import { writeMissingSecrets } from './shop/secrets.ts';
import { root } from './shop/services.ts';

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'rotate-'));
const file = path.join(folder, 'shop.env');
beforeAll(async () => {
  database = await createTestDatabase();
  writeMissingSecrets(file);
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const written = () => parseEnv(readFileSync(file, 'utf8'));
/** As a service reads them that starts now. */
const keysNow = (): SealKeys => readConfig({ ...written(), APP_ENV: 'development' }).sealKeys;
const handOvers = async () => (await database.db('handOvers').select('id')).length;

/** In a process group of its own. */
function begin(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/rotate.ts', file, 'AUDIT_SEAL_KEY'], {
    cwd: root,
    env: { ...process.env, APP_ENV: 'development', ...database.env },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function killOnce(isTime: () => boolean | Promise<boolean>): Promise<void> {
  const child = begin();
  const ended = once(child, 'exit');
  await vi.waitFor(async () => expect(await isTime()).toBe(true), { timeout: 60_000, interval: 5 });
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function requireWhole(): Promise<void> {
  const { db } = database;
  const entry = { actor: 'cli', action: 'test', object: 'role:x', before: null, after: null } as const;
  await transaction(db, (trx) => writeLogWithoutStaff(trx, { ...entry, at: Date.now() }));
  expect(await sealRows(db, { sealKeys: keysNow() })).toBe(true);
  expect(await db('unsealed')).toEqual([]);
  expect((await verifyChains(db, keysNow())).findings).toEqual([]);
}

test('a rotation of the seal key may be killed at any point, and goes on when it is run again', async () => {
  const first = keysNow().current;
  await requireWhole();
  await killOnce(() => keysNow().next !== null);
  await requireWhole();
  await killOnce(async () => (await handOvers()) === 1);
  await requireWhole();
  const [code] = await once(begin(), 'exit');
  expect(code).toBe(0);
  await requireWhole();
  expect(keysNow()).toMatchObject({ next: null });
  expect(keysNow().former[0]).toBe(first);
  expect(keysNow().former).toHaveLength(await handOvers());
});
