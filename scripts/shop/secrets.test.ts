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
  const names = [...secretNames, 'CMS_ADMIN_EMAIL'];
  expect(writeMissingSecrets(file)).toEqual(names);
  expect(new Set(Object.keys(read()))).toEqual(new Set(names));
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

it('the secrets of production are fit for it, except for the address that the operator chooses', () => {
  expect(writeMissingSecrets(file, 'production')).toEqual([...secretNames, 'PGPASSWORD', 'RESTIC_PASSWORD']);
  const before = read();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(unfitForProduction(before)).toEqual(['CMS_ADMIN_EMAIL is missing']);
  expect(unfitForProduction({ ...before, CMS_ADMIN_EMAIL: 'owner@junyao.cn' })).toEqual([]);
  expect(writeMissingSecrets(file, 'production')).toEqual([]);
  expect(read()).toEqual(before);
});

it('production names each secret that is missing, short, repeated or made for development', () => {
  const good: Record<string, string> = { ...createSecrets('production'), CMS_ADMIN_EMAIL: 'owner@junyao.cn' };
  const bad = { SMS_PEPPER: '', APP_KEYS: `a,${createSecrets().APP_KEYS}`, INTERNAL_TOKEN: 'short' };
  expect(unfitForProduction({ ...good, ...bad, API_TOKEN_SALT: good.AUDIT_SEAL_KEY ?? '' })).toEqual([
    'INTERNAL_TOKEN is shorter than 20 characters',
    'SMS_PEPPER is missing',
    'APP_KEYS is a development secret',
    'API_TOKEN_SALT is the same as AUDIT_SEAL_KEY',
  ]);
});
