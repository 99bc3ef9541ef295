import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { runPostgresProgram } from './postgres-programs.ts';

test('the password of a database goes by the environment, where nobody else reads it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-programs-'));
  const said = path.join(folder, 'said');
  // Stands where a PostgreSQL of this computer would be found, and tells how it was called.
  const program = `#!/bin/sh\nprintf '%s\\n' "$@" "$PGPASSWORD" > '${said}'\n`;
  writeFileSync(path.join(folder, 'pg_dump'), program, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  try {
    await runPostgresProgram('pg_dump', 'postgresql://junyao:p%40ss@127.0.0.1:5432/cms', ['--no-owner']);
    expect(readFileSync(said, 'utf8').split('\n').slice(0, 3)).toEqual([
      '--no-owner',
      '--dbname=postgresql://junyao@127.0.0.1:5432/cms',
      'p@ss',
    ]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
