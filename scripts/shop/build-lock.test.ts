import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whileLocked } from './build-lock.ts';
import { root } from './services.ts';

let folder: string;
let lockFile: string;
let other: ChildProcess;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-lock-'));
  lockFile = path.join(folder, 'lock');
  said = [];
  const source = `
    import { whileLocked } from ${JSON.stringify(path.join(import.meta.dirname, 'build-lock.ts'))};
    process.on('SIGTERM', () => process.exit());
    const working = setInterval(() => {}, 1000);
    await whileLocked(${JSON.stringify(lockFile)}, console.log, () => new Promise((resolve) => {
      process.on('SIGINT', resolve);
      console.log('locked');
    }));
    clearInterval(working);`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: root,
  });
  other = holder;
  // The file exists a moment before the process holds the lock and would release it at its end.
  await once(holder.stdout, 'data');
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function build(work: () => Promise<void> = async () => {}): Promise<void> {
  return whileLocked(lockFile, (line) => said.push(line), work);
}

it('waits for a process that is building, says so once, and goes on when it has finished', async () => {
  let begun = false;
  const waiting = build(async () => {
    begun = true;
    expect(existsSync(lockFile)).toBe(true);
  });
  await expect.poll(() => said).toEqual([expect.stringContaining('Another process builds')]);
  expect(begun).toBe(false);
  other.kill('SIGINT');
  await waiting;
  expect(begun).toBe(true);
  expect(said).toHaveLength(1);
  expect(existsSync(lockFile)).toBe(false);
});

it('a process that waits for another one can be interrupted', async () => {
  const interruption = new AbortController();
  const waiting = whileLocked(
    lockFile,
    () => interruption.abort(),
    async () => {},
    interruption.signal,
  );
  await expect(waiting).rejects.toThrow('aborted');
  expect(existsSync(lockFile)).toBe(true);
});

it('a process that ends in the middle of a build releases the lock', async () => {
  other.kill('SIGTERM');
  await once(other, 'exit');
  expect(existsSync(lockFile)).toBe(false);
});

it('takes over from a process that was killed, once its lock is old', async () => {
  other.kill('SIGKILL');
  await once(other, 'exit');
  const old = new Date(Date.now() - 11_000);
  utimesSync(lockFile, old, old);
  await build();
  expect(said).toEqual([]);
  expect(existsSync(lockFile)).toBe(false);
});

it('a build that fails releases the lock', async () => {
  other.kill('SIGTERM');
  await once(other, 'exit');
  await expect(build(() => Promise.reject(new Error('it does not compile')))).rejects.toThrow('compile');
  expect(existsSync(lockFile)).toBe(false);
});
