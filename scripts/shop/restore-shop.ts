import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type DataEnvironment, databases, keptFolders } from './backup-shop.ts';
import { runPostgresProgram } from './postgres-programs.ts';

/**
 * Puts a backup into an empty DATA_DIR and, where the environment names them, empty PostgreSQL databases.
 * Nothing that is there is ever written over.
 * @throws Error with one sentence, before anything is written
 */
export async function restoreShop(
  env: DataEnvironment,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  for (const database of databases) await requireRestorable(env, folder, database);
  mkdirSync(env.DATA_DIR, { recursive: true });
  for (const { name, urlVariable } of databases) {
    say(`Restoring the database of ${name} …`);
    const url = env[urlVariable];
    if (url) {
      const dump = path.join(folder, `${name}.pgdump`);
      await runPostgresProgram('pg_restore', [
        '--no-owner',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${url}`,
        dump,
      ]);
    } else copyFileSync(path.join(folder, `${name}.sqlite`), path.join(env.DATA_DIR, `${name}.sqlite`));
  }
  for (const name of keptFolders) {
    const from = path.join(folder, name);
    if (existsSync(from)) cpSync(from, path.join(env.DATA_DIR, name), { recursive: true });
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
  const taken = [`${name}.sqlite`, ...keptFolders].find((each) => isThere(path.join(env.DATA_DIR, each)));
  if (!url && taken)
    throw new Error(`${path.join(env.DATA_DIR, taken)} is there already: restore into an empty DATA_DIR.`);
}

function isThere(file: string): boolean {
  return existsSync(file) && (!file.match(/cms-public$|avatars$/) || readdirSync(file).length > 0);
}

async function countTables(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query("SELECT COUNT(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'")
    .finally(() => client.end());
  return rows[0].tables;
}
