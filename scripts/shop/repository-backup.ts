import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { hour } from '../../commerce/src/clock.ts';
import { lastBackupName, longestPause } from '../../commerce/src/health/last-backup.ts';
import { backupShop, type DataEnvironment, databases } from './backup-shop.ts';
import type { ShopEnvironment } from './environment.ts';
import { isAlive } from './is-alive.mjs';
import { restoreShop } from './restore-shop.ts';
import { runCommerceCommand } from './run-commerce-command.ts';

const tag = 'junyao';
/** Keeps all backups of a week, so that the one before an update is still there when the update has to be undone. */
const kept = ['--keep-within', '7d', '--keep-weekly', '4', '--keep-monthly', '12'];
type Say = (line: string) => void;

/** On many systems, /tmp is in memory, which may be too small for the pictures of a shop. */
const roomyFolder = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

/** The shop may be open. Returns the id of the new snapshot. @throws Error with the message of restic */
export async function backUpToRepository(env: ShopEnvironment, say: Say): Promise<string> {
  removeLeftCopies(env.DATA_DIR);
  const copy = copyOf(process.pid, env.DATA_DIR);
  try {
    await backupShop(env, copy, say);
    await makeRepositoryIfMissing(env);
    // A backup that was killed leaves a lock, which would stop this one. Locks of running processes stay.
    await restic(env, ['unlock']);
    say('Sending the copy to the repository …');
    const lines = await restic(env, ['backup', '--tag', tag, '--json', copy]);
    const { snapshot_id: snapshot } = JSON.parse(lines.trim().split('\n').at(-1) ?? '') as {
      snapshot_id: string;
    };
    await restic(env, ['forget', '--tag', tag, '--group-by', 'tags', ...kept, '--prune']);
    writeFileSync(path.join(env.DATA_DIR, lastBackupName), JSON.stringify({ at: new Date().toISOString() }));
    return snapshot.slice(0, 8);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Each process has a copy of its own, so that two backups at once don't take each other's. */
const copyOf = (pid: number, dataDir: string) => path.join(dataDir, `backup-${pid}`);

/** Deletes the copies of killed backups. In a container, the next backup often has the same process id. */
function removeLeftCopies(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^backup-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    rmSync(copyOf(pid, dataDir), { recursive: true, force: true });
  }
}

export interface Checked {
  at: Date;
  hoursOld: number;
  isLate: boolean;
  seconds: number;
  booksInOrder: boolean;
}

export async function checkRepository(env: ShopEnvironment, say: Say): Promise<Checked> {
  const begin = Date.now();
  return await withSnapshot({ env, say }, async ({ folder, copy, at }) =>
    withEmptyDatabases(env, async (urls) => {
      const restored = { ...env, ...urls, DATA_DIR: path.join(folder, 'restored') };
      await restoreShop(restored, copy, say);
      const seconds = (Date.now() - begin) / 1000;
      say('Checking the books …');
      const booksInOrder = (await runCommerceCommand('audit', [], restored)) === 0;
      const age = Date.now() - at.getTime();
      return { at, hoursOld: age / hour, isLate: age > longestPause, seconds, booksInOrder };
    }),
  );
}

/** The shop must be empty (see `restoreShop`). Without `snapshot`, the newest backup is restored. */
export async function restoreFromRepository(
  env: ShopEnvironment,
  say: Say,
  snapshot?: string,
): Promise<void> {
  await withSnapshot({ env, say, snapshot }, ({ copy }) => restoreShop(env, copy, say));
}

async function withSnapshot<Result>(
  { env, say, snapshot }: { env: ShopEnvironment; say: Say; snapshot?: string | undefined },
  work: (fetched: { folder: string; copy: string; at: Date }) => Promise<Result>,
): Promise<Result> {
  const wanted = snapshot ? [snapshot] : [];
  const all: { id: string; time: string }[] = JSON.parse(
    await restic(env, ['snapshots', '--tag', tag, '--json', ...wanted]),
  );
  // The `--latest` of restic finds one snapshot for each machine and folder that sent backups.
  const found = all.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time)).at(-1);
  if (!found) throw new Error(`The repository has no backup ${snapshot ?? 'yet'}.`);
  const at = new Date(found.time);
  const folder = mkdtempSync(path.join(roomyFolder, 'junyao-backup-'));
  try {
    say(`Fetching the backup of ${at.toISOString()} …`);
    const fetched = path.join(folder, 'fetched');
    await restic(env, ['restore', found.id, '--target', fetched]);
    return await work({ folder, copy: findCopy(fetched), at });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** restic restores a folder together with the folders above it. */
function findCopy(folder: string): string {
  const names = readdirSync(folder);
  if (names.some((name) => name.startsWith('commerce.'))) return folder;
  const [only, ...others] = names;
  if (!only || others.length > 0) throw new Error('The backup has no copy of the shop.');
  return findCopy(path.join(folder, only));
}

async function withEmptyDatabases<Result>(
  env: DataEnvironment,
  work: (urls: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const made: { server: string; name: string }[] = [];
  const urls: NodeJS.ProcessEnv = {};
  try {
    for (const { name, urlVariable } of databases) {
      const server = env[urlVariable];
      if (!server) continue;
      const database = `${name}_check_${process.pid}`;
      await query(server, `CREATE DATABASE ${database}`);
      made.push({ server, name: database });
      urls[urlVariable] = Object.assign(new URL(server), { pathname: `/${database}` }).href;
    }
    return await work(urls);
  } finally {
    for (const { server, name } of made) await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function makeRepositoryIfMissing(env: NodeJS.ProcessEnv): Promise<void> {
  const trouble = await restic(env, ['cat', 'config']).then(
    () => null,
    (error: unknown) => error,
  );
  if (!trouble) return;
  // `init` fails if the repository exists. The first error then says why it can't be read.
  await restic(env, ['init']).catch(() => Promise.reject(trouble));
}

async function restic(env: NodeJS.ProcessEnv, args: string[]): Promise<string> {
  const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)('restic', args, options)).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new Error('restic is not installed: apt-get install restic');
    throw new Error(`restic ${args[0]} failed: ${stderr?.trim()}`);
  }
}
