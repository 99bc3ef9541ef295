import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  type DataEnvironment,
  databases,
  foundOnNewDisk,
  keptFolders,
  unfinishedName,
} from './backup-shop.ts';
import { keepPrivate, privateFile, privateFolder } from './keep-private.ts';
import { runPostgresProgram } from './postgres-programs.ts';

/** A folder in DATA_DIR that holds the files until all are restored. */
const stageName = 'restore.unfinished';

const ignoredNames = [stageName, foundOnNewDisk];

/**
 * Never overwrites data, and leaves nothing in DATA_DIR if it fails. Only the owner may read a new DATA_DIR and the
 * SQLite files, since they contain addresses of members.
 * @throws Error that says in one sentence why nothing was restored, such as a DATA_DIR that is not empty
 */
export async function restoreShop(
  env: DataEnvironment,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  requireEmpty(env.DATA_DIR);
  if (existsSync(path.join(folder, unfinishedName)))
    throw new Error(`The backup in ${folder} is unfinished.`);
  for (const database of databases) await requireRestorable(env, folder, database);
  const stage = path.join(env.DATA_DIR, stageName);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true, mode: privateFolder });
  try {
    await copyFiles(env, folder, stage, say);
    for (const { name, urlVariable } of databases) {
      const url = env[urlVariable];
      if (!url) continue;
      say(`Restoring the database of ${name} …`);
      await restorePostgres(url, path.join(folder, `${name}.pgdump`));
    }
    for (const name of readdirSync(stage)) renameSync(path.join(stage, name), path.join(env.DATA_DIR, name));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function copyFiles(
  env: DataEnvironment,
  folder: string,
  stage: string,
  say: (line: string) => void,
): Promise<void> {
  for (const { name, urlVariable } of databases) {
    if (env[urlVariable]) continue;
    say(`Restoring the database of ${name} …`);
    const file = path.join(stage, `${name}.sqlite`);
    copyFileSync(path.join(folder, `${name}.sqlite`), file);
    keepPrivate(file, privateFile, say);
    await requireUndamaged(file);
  }
  for (const name of keptFolders) {
    const from = path.join(folder, name);
    if (existsSync(from)) cpSync(from, path.join(stage, name), { recursive: true });
  }
}

/** SQLite would open a truncated copy without an error. */
async function requireUndamaged(file: string): Promise<void> {
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(file);
  try {
    const found = database.pragma('quick_check', { simple: true });
    if (found !== 'ok') throw new Error(String(found));
  } catch (error) {
    throw new Error(
      `${path.basename(file)} of the backup is damaged: ${error instanceof Error && error.message}`,
    );
  } finally {
    database.close();
  }
}

async function restorePostgres(url: string, dump: string): Promise<void> {
  await runPostgresProgram('pg_restore', url, [
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    dump,
  ]);
}

/** A write-ahead log alone is refused too, because SQLite would apply it to the restored database. */
function requireEmpty(dataDir: string): void {
  const there = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !ignoredNames.includes(name))
    : [];
  if (there.length > 0) {
    throw new Error(`${dataDir} is not empty (${there[0]} is there): restore into a new DATA_DIR.`);
  }
}

async function requireRestorable(
  env: DataEnvironment,
  folder: string,
  { name, urlVariable }: (typeof databases)[number],
): Promise<void> {
  const url = env[urlVariable];
  const copy = path.join(folder, url ? `${name}.pgdump` : `${name}.sqlite`);
  if (!existsSync(copy)) {
    const other = url ? `unset ${urlVariable}` : `set ${urlVariable}`;
    throw new Error(
      `${copy} is not there: name the folder of a backup, or ${other} if it came from the other kind of database.`,
    );
  }
  if (url && (await countTables(url)) > 0)
    throw new Error(`The database of ${urlVariable} is not empty: restore into a new one.`);
}

async function countTables(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query("SELECT COUNT(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'")
    .finally(() => client.end());
  return rows[0].tables;
}
