import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFolder } from './copy-folder.ts';
import type { ShopEnvironment } from './environment.ts';
import { keepPrivate, privateFolder } from './keep-private.ts';
import { runPostgresProgram } from './postgres-programs.ts';

/** Of the environment of a shop, what says where its data is. */
export type DataEnvironment = Pick<ShopEnvironment, 'DATA_DIR'> & NodeJS.ProcessEnv;

/** The two databases of a shop: a file in DATA_DIR, or PostgreSQL where a variable names one. */
export const databases = [
  { name: 'commerce', urlVariable: 'DATABASE_URL' },
  { name: 'cms', urlVariable: 'CMS_DATABASE_URL' },
] as const;

/** Folders in DATA_DIR that can't be made again; caches and logs can. */
export const keptFolders = ['cms-public', 'avatars'] as const;

/** In the folder of the backup, until everything is there. */
export const unfinishedName = 'backup.unfinished';

/** Folder of a file system that has nothing else yet. */
export const foundOnNewDisk = 'lost+found';

/** What an earlier backup left when it was killed, and what a new disk has. */
const inNobodysWay = [unfinishedName, foundOnNewDisk];

/**
 * Copies everything the shop knows into an empty folder, which may be a mounted disk, while the shop is open. Each
 * database is copied as it is at one moment, and the pictures after them, so that those it names are there. They
 * get their names when all are copied; only its owner may read the folder, since it tells who lives where. A
 * folder that can't be kept so, such as a stick with vfat, is filled all the same, and that is said.
 * @throws Error with one sentence; nothing of the unfinished copy is left then
 */
export async function backupShop(
  env: DataEnvironment,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const isNew = !existsSync(folder);
  if (!isNew && readdirSync(folder).some((name) => !inNobodysWay.includes(name))) {
    throw new Error(`${folder} is not empty: name a new folder for the backup.`);
  }
  const stage = path.join(folder, unfinishedName);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true, mode: privateFolder });
  try {
    keepPrivate(folder, privateFolder, say);
    await copyShop(env, stage, say);
    for (const name of readdirSync(stage)) renameSync(path.join(stage, name), path.join(folder, name));
    rmSync(stage, { recursive: true });
  } catch (error) {
    rmSync(isNew ? folder : stage, { recursive: true, force: true });
    throw error;
  }
}

async function copyShop(env: DataEnvironment, stage: string, say: (line: string) => void): Promise<void> {
  for (const { name, urlVariable } of databases) {
    say(`Copying the database of ${name} …`);
    const url = env[urlVariable];
    if (url) await dumpPostgres(url, path.join(stage, `${name}.pgdump`));
    else await copySqlite(path.join(env.DATA_DIR, `${name}.sqlite`), path.join(stage, `${name}.sqlite`));
  }
  for (const name of keptFolders) {
    const from = path.join(env.DATA_DIR, name);
    if (!existsSync(from)) continue;
    say(`Copying ${name} …`);
    copyFolder(from, path.join(stage, name));
  }
}

/**
 * By SQLite's own backup: a file that is written to can't simply be copied. In one step, since it begins anew
 * when the shop has written between two, and would never end in a busy one.
 */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no database ${from}: is DATA_DIR right?`);
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(from, { readonly: true });
  try {
    await database.backup(to, { progress: () => everyPage });
  } finally {
    database.close();
  }
}

/** The largest count SQLite takes. */
const everyPage = 2 ** 31 - 1;

async function dumpPostgres(url: string, to: string): Promise<void> {
  await runPostgresProgram('pg_dump', url, ['--format=custom', '--no-owner', `--file=${to}`]);
}
