import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ShopEnvironment } from './environment.ts';
import { isRoutine, makeReadable, openLog } from './logs.ts';
import { runToLog } from './run-to-log.ts';

const patience = { timeout: 10_000 };

/** pino writes the level first. */
const line = ({ level, ...fields }: { level: number; [field: string]: unknown }) =>
  JSON.stringify({ level, time: 0, pid: 1, hostname: 'here', name: 'web', ...fields });

it.each([
  'SMS to 13900000000: 123456 (register)',
  'Mail to potter@example.com: Verify: Your code is 123456.',
])('%s is always shown', (message) => {
  expect(isRoutine(message)).toBe(false);
  expect(makeReadable('commerce', message)).toContain('123456');
});

it('the log of a service contains its lines, but no SMS or e-mail with a code', async () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'junyao-logs-'));
  const log = openLog('commerce', { DATA_DIR } as ShopEnvironment);
  log('SMS to 13900000000: 123456 (register)');
  log('Mail to potter@example.com: Verify: Your code is 123456.');
  log('commerce answers');
  const kept = () => readFileSync(path.join(DATA_DIR, 'logs/commerce.log'), 'utf8');
  await vi.waitFor(() => expect(kept()).toBe('commerce answers\n'), patience);
  rmSync(DATA_DIR, { recursive: true });
});

it('a log that is too long is begun anew, and the one before is kept', async () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'junyao-logs-'));
  const log = openLog('web', { DATA_DIR } as ShopEnvironment, 10);
  const read = (name: string) => readFileSync(path.join(DATA_DIR, 'logs', name), 'utf8');
  log('the first line');
  await vi.waitFor(() => expect(read('web.log')).toBe('the first line\n'), patience);
  log('the second line');
  await vi.waitFor(() => expect(read('web.log')).toBe('the second line\n'), patience);
  expect(read('web.log.before')).toBe('the first line\n');
  rmSync(DATA_DIR, { recursive: true });
});

it('production has no log files', () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'junyao-logs-'));
  openLog('web', { APP_ENV: 'production', DATA_DIR } as ShopEnvironment)('web answers');
  expect(readdirSync(DATA_DIR)).toEqual([]);
  rmSync(DATA_DIR, { recursive: true });
});

it('a log in a new shop creates a data folder that only its owner may read', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'junyao-logs-'));
  const shops = [path.join(folder, 'built'), path.join(folder, 'opened')] as const;
  const logFile = path.join(shops[0], 'logs/build.log');
  await runToLog('true', [], { logFile, cwd: folder, env: process.env });
  const log = openLog('commerce', { DATA_DIR: shops[1] } as ShopEnvironment);
  log('commerce answers');
  const kept = () => readFileSync(path.join(shops[1], 'logs/commerce.log'), 'utf8');
  await vi.waitFor(() => expect(kept()).toBe('commerce answers\n'), patience);
  for (const shop of shops) expect(statSync(shop).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});

it('a request and a line of Strapi are routine, a warning and an error are not', () => {
  expect(isRoutine(line({ level: 30, msg: 'error', status: 200 }))).toBe(true);
  expect(isRoutine(line({ level: 40, msg: 'slow' }))).toBe(false);
  expect(isRoutine('Strapi started')).toBe(true);
  expect(isRoutine('[2026-11-27] error: no database')).toBe(false);
});

it('a line of JSON becomes text, with the stack of an error below it', () => {
  const err = { message: 'broken', stack: 'Error: broken\n    at home' };
  const text = makeReadable('web', line({ level: 50, msg: 'a page failed', path: '/', err }));
  expect(text).toMatch(/^web {6}.*a page failed path=\/\nError: broken\n {4}at home$/);
});

it('a line of Strapi is shown unchanged', () => {
  expect(makeReadable('cms', 'Strapi started')).toBe('cms      Strapi started');
});
