import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { npmCommand } from './shop/npm.ts';
import { root } from './shop/services.ts';

let folder: string;
let started: ChildProcess;

/** The script writes a file when it starts, on SIGTERM, when run.mjs is gone, and after 2.5 seconds. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-run-'));
  const lock = '{}';
  const stamp = `${process.versions.modules} ${createHash('sha256').update(lock).digest('hex')}`;
  write('node_modules/.installed', stamp);
  symlinkSync(path.join(root, 'node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
  write('node_modules/better-sqlite3/package.json', '{ "version": "12.0.0" }');
  write('package-lock.json', lock);
  // Some shells replace themselves with their last command. With `&& true` the shell stays run.mjs's parent.
  write('package.json', '{ "type": "module", "scripts": { "stay": "node scripts/run.mjs stay && true" } }');
  for (const file of ['run.mjs', 'shop/when-npm-is-gone.mjs', 'shop/is-alive.mjs']) {
    cpSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file));
  }
  write(
    'scripts/stay.ts',
    `import { renameSync, writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync('asked', ''); process.exit(); });
    process.on('disconnect', () => { writeFileSync('alone', ''); process.exit(); });
    setTimeout(() => writeFileSync('stayed', ''), 2500);
    setTimeout(() => process.exit(), 60_000);
    writeFileSync('runs.part', String(process.ppid));
    renameSync('runs.part', 'runs');`,
  );
});
afterEach(() => {
  started.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const wrote = (file: string) => existsSync(path.join(folder, file));

/** Signals to process 0 would reach the tests themselves and whoever started them. */
function pidOfRun(): number {
  const pid = Number(readFileSync(path.join(folder, 'runs'), 'utf8'));
  if (!(pid > 0)) throw new Error('The script has not yet said which process started it');
  return pid;
}

async function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  started = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
  await expect.poll(() => wrote('runs')).toBe(true);
}

it.each(['SIGTERM', 'SIGKILL'] as const)('a %s to npm alone ends the script in order', async (signal) => {
  await start(...npmCommand(['run', 'stay']), process.env);
  started.kill(signal);
  await expect.poll(() => wrote('asked')).toBe(true);
});

it.runIf(existsSync('/proc/self/stat'))('a SIGKILL to npm ends the script also without ps', async () => {
  write('programs/ps', '#!/bin/sh\nexit 127');
  chmodSync(path.join(folder, 'programs/ps'), 0o755);
  const PATH = [path.join(folder, 'programs'), process.env.PATH].join(path.delimiter);
  await start(...npmCommand(['run', 'stay']), { ...process.env, PATH });
  started.kill('SIGKILL');
  await expect.poll(() => wrote('asked')).toBe(true);
});

it('a script learns that the process that started it was killed', async () => {
  await start(...npmCommand(['run', 'stay']), process.env);
  process.kill(pidOfRun(), 'SIGKILL');
  await expect.poll(() => wrote('alone')).toBe(true);
});

it('a script that was started without npm outlives the shell that started it', async () => {
  const { npm_lifecycle_event: _, ...env } = process.env;
  await start('sh', ['-c', `"${process.execPath}" scripts/run.mjs stay & wait`], env);
  started.kill('SIGKILL');
  await expect.poll(() => wrote('stayed')).toBe(true);
  expect(wrote('asked')).toBe(false);
  process.kill(pidOfRun(), 'SIGTERM');
  await expect.poll(() => wrote('asked')).toBe(true);
});
