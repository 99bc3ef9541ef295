import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyFolder } from './copy-folder.ts';
import type { ShopEnvironment } from './environment.ts';
import { keepPrivate, privateFolder } from './keep-private.ts';
import { runPostgresProgram } from './postgres-programs.ts';

export type DataEnvironment = Pick<ShopEnvironment, 'DATA_DIR'> & NodeJS.ProcessEnv;

/** Each database is PostgreSQL when its variable is set, else a file in DATA_DIR. */
export const databases = [
  { name: 'commerce', urlVariable: 'DATABASE_URL' },
  { name: 'cms', urlVariable: 'CMS_DATABASE_URL' },
] as const;

/** Folders in DATA_DIR that hold data. The other folders are caches and logs. */
export const keptFolders = ['cms-public', 'avatars'] as const;

/** A folder in the backup that holds the files until all are copied. A killed backup leaves it behind. */
export const unfinishedName = 'backup.unfinished';

/** A newly made file system contains this folder. */
export const foundOnNewDisk = 'lost+found';

const ignoredNames = [unfinishedName, foundOnNewDisk];

/**
 * The shop may be open. Pictures are copied after the databases, so that the backup has every picture that a database
 * names. Only the owner may read the folder, since it contains addresses of members.
 * @throws Error with one sentence, after the unfinished copy was deleted
 */
export async function backupShop(
  env: DataEnvironment,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const isNew = !existsSync(folder);
  if (!isNew && readdirSync(folder).some((name) => !ignoredNames.includes(name))) {
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
 * Copying a SQLite file during a write damages the copy. One step copies all pages, since a write between two steps
 * would start the backup again.
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

const everyPage = 2 ** 31 - 1;

async function dumpPostgres(url: string, to: string): Promise<void> {
  await runPostgresProgram('pg_dump', url, ['--format=custom', '--no-owner', `--file=${to}`]);
}
