import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecrets, secretNames, unfitForProduction, writeMissingSecrets } from './secrets.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  file = path.join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => parseEnv(readFileSync(file, 'utf8'));

it('a first start writes every secret into a file that only its owner may read', () => {
  expect(writeMissingSecrets(file)).toEqual(secretNames);
  expect(new Set(Object.keys(read()))).toEqual(new Set(secretNames));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a second start changes nothing', () => {
  writeMissingSecrets(file);
  const before = readFileSync(file, 'utf8');
  expect(writeMissingSecrets(file)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('secrets that are missing or empty are added, and existing values stay', () => {
  writeFileSync(file, 'INTERNAL_TOKEN=mine\nPORT=4000\nSMS_PEPPER=');
  expect(writeMissingSecrets(file)).not.toContain('INTERNAL_TOKEN');
  expect(read()).toMatchObject({
    INTERNAL_TOKEN: 'mine',
    PORT: '4000',
    SMS_PEPPER: expect.stringMatching(/^dev-/),
  });
});

it('production refuses secrets that are missing or made for development', () => {
  const own = Object.fromEntries(secretNames.map((name) => [name, `of-our-own-${name}`]));
  expect(unfitForProduction(own)).toEqual([]);
  expect(unfitForProduction({ ...own, SMS_PEPPER: '', APP_KEYS: `a,${createSecrets().APP_KEYS}` })).toEqual([
    'SMS_PEPPER',
    'APP_KEYS',
  ]);
});
