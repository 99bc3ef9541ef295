import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The folder with these programs of PostgreSQL: on the path or where Debian puts them; null when nowhere. */
export function findPostgresPrograms(...names: string[]): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.find((folder) => names.every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** @throws Error with what the program says, or with what to install */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
): Promise<void> {
  const folder = findPostgresPrograms(name);
  if (!folder)
    throw new Error(`${name} is not installed: it comes with PostgreSQL (Debian: postgresql-client).`);
  await promisify(execFile)(path.join(folder, name), [...args]).catch((error) => {
    throw new Error(`${name} failed: ${String(error.stderr ?? error).trim()}`);
  });
}
