import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { runPostgresProgram } from './postgres-programs.ts';

test('the password of a database is passed in the environment, not as an argument', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-programs-'));
  const written = path.join(folder, 'said');
  const program = `#!/bin/sh\nprintf '%s\\n' "$@" "$PGPASSWORD" > '${written}'\n`;
  writeFileSync(path.join(folder, 'pg_dump'), program, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
  try {
    await runPostgresProgram('pg_dump', 'postgresql://junyao:p%40ss@127.0.0.1:5432/cms', ['--no-owner']);
    expect(readFileSync(written, 'utf8').split('\n').slice(0, 3)).toEqual([
      '--no-owner',
      '--dbname=postgresql://junyao@127.0.0.1:5432/cms',
      'p@ss',
    ]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
