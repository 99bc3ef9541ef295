import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecret } from '../../commerce/contract/secret.ts';
import { beginSealKey, endSealKey, requireFormer, rotatable, rotateSecret } from './rotate-secret.ts';
import { secretNames, writeMissingSecrets } from './secrets.ts';

const at = Date.UTC(2026, 0, 31, 2);
const minute = 60_000;
const day = 24 * 60 * minute;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rotate-'));
  file = path.join(folder, 'shop.env');
  writeMissingSecrets(file, 'production');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => parseEnv(readFileSync(file, 'utf8'));
const rotate = (name: string, { stolen = false, later = 0 } = {}) =>
  rotateSecret({ file, name, stolen, at: at + later });

it('every secret but the first password of the panel can be rotated', () => {
  expect([...rotatable].sort()).toEqual(secretNames.filter((name) => name !== 'CMS_ADMIN_PASSWORD').sort());
});

it.each(['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET', 'SMS_PEPPER'])(
  '%s gets a new value, and the former one stands beside it with its time',
  (name) => {
    const before = read();
    const text = readFileSync(file, 'utf8');
    const said = rotate(name);
    expect(said).toContain('before 2026-01-31T03:00:00Z');
    expect(said).toContain('accepted until 2026-01-31T04:00:00Z');
    const after = read();
    expect(after[name]).toMatch(/^[\w-]{43}$/);
    expect(after[name]).not.toBe(before[name]);
    expect(after[`${name}_OLD`]).toBe(`${before[name]} 2026-01-31T04:00:00Z`);
    expect(said).not.toContain(after[name]);
    expect(said).not.toContain(before[name]);
    const lines = readFileSync(file, 'utf8').split('\n');
    const kept = lines.filter((line) => !line.startsWith(name));
    expect(kept).toEqual(text.split('\n').filter((line) => !line.startsWith(name)));
    expect(lines.findIndex((line) => line.startsWith(`${name}_OLD=`))).toBe(
      lines.findIndex((line) => line.startsWith(`${name}=`)) + 1,
    );
    const secret = readSecret(after, name);
    expect(secret.toUse(at)).toBe(before[name]);
    expect(secret.accepted(at)).toEqual([after[name], before[name]]);
  },
);

it('the same people may read the file as before, and no other file is left', () => {
  rotate('INTERNAL_TOKEN');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o640);
  rotate('INTERNAL_TOKEN');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['shop.env']);
});

it('a second rotation within the time keeps both former values, and a later one forgets them after a month', () => {
  const first = read().SMS_PEPPER;
  rotate('SMS_PEPPER');
  const second = read().SMS_PEPPER;
  rotate('SMS_PEPPER', { later: 10 * minute });
  expect(read().SMS_PEPPER_OLD).toBe(`${first} 2026-01-31T04:00:00Z, ${second} 2026-01-31T04:10:00Z`);
  rotate('SMS_PEPPER', { later: 60 * day });
  expect(read().SMS_PEPPER_OLD).not.toContain(second);
});

it('a stolen secret is refused at once', () => {
  const before = read();
  expect(rotate('INTERNAL_TOKEN', { stolen: true })).toContain('now');
  const after = read();
  expect(after).not.toHaveProperty('INTERNAL_TOKEN_OLD');
  expect(readSecret(after, 'INTERNAL_TOKEN').accepted(at)).not.toContain(before.INTERNAL_TOKEN);
});

it('a stolen pepper is refused at once, and still reads what was encrypted with it', () => {
  const before = read().SMS_PEPPER;
  rotate('SMS_PEPPER', { stolen: true });
  const pepper = readSecret(read(), 'SMS_PEPPER');
  expect(pepper.accepted(at)).toEqual([read().SMS_PEPPER]);
  expect(pepper.toUse(at)).toBe(read().SMS_PEPPER);
  expect(pepper.known).toContain(before);
});

it.each(['APP_KEYS', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY'])('%s has no overlap, which is said', (name) => {
  const before = read()[name];
  expect(rotate(name)).toContain('sign in again');
  expect(read()[name]).not.toBe(before);
  expect(read()).not.toHaveProperty(`${name}_OLD`);
});

it('the seal key is changed after the hand-over alone, and an interruption keeps the key that was begun', () => {
  const before = read().AUDIT_SEAL_KEY;
  beginSealKey(file);
  const next = read().AUDIT_SEAL_KEY_NEXT;
  expect(read().AUDIT_SEAL_KEY).toBe(before);
  const keys = beginSealKey(file);
  expect(read().AUDIT_SEAL_KEY_NEXT).toBe(next);
  endSealKey(file, keys);
  expect(read()).toMatchObject({ AUDIT_SEAL_KEY: next, AUDIT_SEAL_KEY_OLD: before });
  expect(read()).not.toHaveProperty('AUDIT_SEAL_KEY_NEXT');
  beginSealKey(file);
  endSealKey(file, beginSealKey(file));
  expect(read().AUDIT_SEAL_KEY_OLD).toBe(`${before},${next}`);
});

it('a secret whose former value is never accepted is not rotated as stolen', () => {
  expect(() => requireFormer('SMS_PEPPER')).not.toThrow();
  for (const name of ['AUDIT_SEAL_KEY', 'APP_KEYS'])
    expect(() => requireFormer(name)).toThrow('without --stolen');
});

it('a development secret stays one', () => {
  writeFileSync(file, 'PORT=4000\nSMS_PEPPER=dev-mine\n# the end');
  rotate('SMS_PEPPER');
  expect(read().SMS_PEPPER).toMatch(/^dev-[\w-]{43}$/);
  expect(readFileSync(file, 'utf8')).toMatch(/^PORT=4000\n.*\n.*\n# the end$/);
});

it.each([
  ['PORT', 'PORT=1\n', 'There is no secret PORT'],
  ['SMS_PEPPER', 'PORT=1\n', 'has no SMS_PEPPER'],
  ['SMS_PEPPER', 'SMS_PEPPER="hidden, with a comma"\n', "can't stand in SMS_PEPPER_OLD"],
  ['SMS_PEPPER', 'SMS_PEPPER=hidden\nSMS_PEPPER_OLD=hidden\n', 'SMS_PEPPER_OLD is wrong'],
])('%s is refused in a sentence that shows no secret, and nothing is changed: %j', (name, text, sentence) => {
  writeFileSync(file, text);
  expect(() => rotate(name)).toThrow(sentence);
  expect(() => rotate(name)).not.toThrow('hidden');
  expect(readFileSync(file, 'utf8')).toBe(text);
});
