import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

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

/**
 * Every user of the computer can read the arguments of a process, so the password is passed in the environment.
 * @throws Error with the output of the program, or with the package to install
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const folder = findPostgresPrograms(name);
  if (!folder)
    throw new Error(`${name} is not installed: it comes with PostgreSQL (Debian: postgresql-client).`);
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const program = path.join(folder, name);
  await promisify(execFile)(program, [...args, `--dbname=${url}`], { env }).catch((error) => {
    throw new Error(`${name} failed: ${String(error.stderr ?? error).trim()}`);
  });
}
