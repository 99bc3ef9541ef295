import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whileLocked } from './build-lock.ts';

let folder: string;
let lockFile: string;
let other: ChildProcess;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-lock-'));
  lockFile = path.join(folder, 'lock');
  said = [];
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(lockFile, String(other.pid));
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function lock(work: () => Promise<void>): Promise<void> {
  return whileLocked(lockFile, (line) => said.push(line), work);
}

it('waits for a process that is building, says so once, and goes on when it has ended', async () => {
  let begun = false;
  const waiting = lock(async () => {
    begun = true;
    expect(readFileSync(lockFile, 'utf8')).toBe(String(process.pid));
  });
  await expect.poll(() => said).toEqual([expect.stringContaining(`process ${other.pid}`)]);
  expect(begun).toBe(false);
  rmSync(lockFile);
  await waiting;
  expect(begun).toBe(true);
  expect(said).toHaveLength(1);
  expect(existsSync(lockFile)).toBe(false);
});

it('does not wait for a process that is gone', async () => {
  other.kill('SIGKILL');
  await once(other, 'exit');
  await lock(async () => {});
  expect(said).toEqual([]);
  expect(existsSync(lockFile)).toBe(false);
});

it('lets the next one in when the work fails', async () => {
  rmSync(lockFile);
  await expect(lock(() => Promise.reject(new Error('it does not compile')))).rejects.toThrow('compile');
  expect(existsSync(lockFile)).toBe(false);
});
