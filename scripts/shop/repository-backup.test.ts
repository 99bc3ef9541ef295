import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { lastBackupName } from '../../commerce/src/health/last-backup.ts';
import { createTestApp, type TestApp, testSecrets } from '../../commerce/test/create-test-app.ts';
import { newMember, newPaidOrder } from '../../commerce/test/factories.ts';
import type { ShopEnvironment } from './environment.ts';
import { backUpToRepository, checkRepository, restoreFromRepository } from './repository-backup.ts';

const hasRestic = isInstalled();
const quiet = () => undefined;
let folder: string;
let app: TestApp;
let env: ShopEnvironment;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-repository-'));
  app = await createTestApp();
  await newPaidOrder(app);
  const { DATA_DIR } = app.database.env;
  const cms = connect({ dataDir: DATA_DIR, databaseUrl: null });
  await cms.raw(`VACUUM INTO '${path.join(DATA_DIR, 'cms.sqlite')}'`);
  await cms.destroy();
  env = {
    ...process.env,
    APP_ENV: 'development',
    PORT: '3000',
    COMMERCE_PORT: '1',
    CMS_PORT: '1',
    DATA_DIR,
    DATABASE_URL: '',
    ...testSecrets,
    RESTIC_REPOSITORY: path.join(folder, 'repository'),
    RESTIC_PASSWORD: 'a password',
    RESTIC_CACHE_DIR: path.join(folder, 'cache'),
  };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const copies = () => readdirSync(env.DATA_DIR).filter((name) => name.startsWith('backup-'));

function isInstalled(): boolean {
  try {
    execFileSync('restic', ['version']);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasRestic)('in a repository', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await expect(checkRepository(env, quiet)).rejects.toThrow('restic snapshots failed');
    await backUpToRepository(env, quiet);
  }, 60_000);

  test('a backup restores beside the shop with the books in order', async () => {
    expect(copies()).toEqual([]);
    const { at } = JSON.parse(readFileSync(path.join(env.DATA_DIR, lastBackupName), 'utf8'));
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    const checked = await checkRepository(env, quiet);
    expect(checked).toMatchObject({ booksInOrder: true, isLate: false });
  });

  test('what a killed backup left is deleted, but not the copy of one that is running', async () => {
    // The process that started these tests is alive, and no process has the highest number.
    const [running, ended] = [`backup-${process.ppid}`, 'backup-4194305'];
    for (const name of [running, ended, `backup-${process.pid}`]) {
      mkdirSync(path.join(env.DATA_DIR, name));
    }
    await backUpToRepository(env, quiet);
    expect(copies()).toEqual([running]);
    rmSync(path.join(env.DATA_DIR, running), { recursive: true });
  });

  test('a backup that was killed does not stop the next one', async () => {
    const killed = spawn('restic', ['backup', '--stdin'], { env, stdio: ['pipe', 'ignore', 'ignore'] });
    const folderOfLocks = path.join(env.RESTIC_REPOSITORY ?? '', 'locks');
    const locks = () => readdirSync(folderOfLocks).filter((name) => !name.includes('-tmp-'));
    await expect.poll(locks).toHaveLength(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await backUpToRepository(env, quiet);
    expect(locks()).toEqual([]);
  });

  test('all backups of a week are kept, and of an older week the newest, wherever they were made', async () => {
    const agoOf = (days: number) =>
      new Date(Date.now() - days * day).toISOString().replace('T', ' ').slice(0, 19);
    const add = (time: string) =>
      execFileSync('restic', ['backup', '--tag', 'junyao', '--time', time, lastBackupName], {
        cwd: env.DATA_DIR,
        env,
        stdio: 'ignore',
      });
    const snapshots = () => readdirSync(path.join(folder, 'repository/snapshots'));
    const before = snapshots().length;
    for (const time of [agoOf(2), `${agoOf(2).slice(0, 17)}00`, agoOf(15), `${agoOf(15).slice(0, 17)}00`])
      add(time);
    await backUpToRepository(env, quiet);
    expect(snapshots()).toHaveLength(before + 2 + 1 + 1);
  });

  test('a wrong password is named', async () => {
    const trouble = backUpToRepository({ ...env, RESTIC_PASSWORD: 'another' }, quiet);
    await expect(trouble).rejects.toThrow('wrong password');
  });

  test('the newest backup goes into an empty folder, and never over a shop', async () => {
    await expect(restoreFromRepository(env, quiet)).rejects.toThrow('is not empty');
    const DATA_DIR = path.join(folder, 'new');
    await restoreFromRepository({ ...env, DATA_DIR }, quiet);
    expect(readdirSync(DATA_DIR)).toEqual(expect.arrayContaining(['commerce.sqlite', 'cms.sqlite']));
  });

  test('an earlier backup is restored by its id', async () => {
    const members = await app.services.db('users').pluck('id');
    const snapshot = await backUpToRepository(env, quiet);
    await newMember(app);
    await backUpToRepository(env, quiet);
    const DATA_DIR = path.join(folder, 'earlier');
    await restoreFromRepository({ ...env, DATA_DIR }, quiet, snapshot);
    await expect(restoreFromRepository({ ...env, DATA_DIR }, quiet, '00000000')).rejects.toThrow(
      'no backup 00000000',
    );
    const restored = connect({ dataDir: DATA_DIR, databaseUrl: null });
    expect((await restored('users').pluck('id')).toSorted()).toEqual(members.toSorted());
    await restored.destroy();
  });
});

test('without restic, the sentence says what to install', async () => {
  const nowhere = { ...env, PATH: folder };
  await expect(backUpToRepository(nowhere, quiet)).rejects.toThrow('apt-get install restic');
});
