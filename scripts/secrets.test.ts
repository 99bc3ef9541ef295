import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unfitForProduction } from './shop/secrets.ts';
import { root } from './shop/services.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  file = path.join(folder, 'shop.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const redirect = (how: '>' | '>>') =>
  execFileSync('sh', ['-c', `npm run secrets ${how} "${file}"`], { cwd: root, stdio: 'pipe' });

it.each(['>', '>>'] as const)(
  'npm run secrets %s shop.env writes every secret whole, and nothing else',
  (how) => {
    redirect(how);
    const written = readFileSync(file, 'utf8');
    expect(unfitForProduction(parseEnv(written))).toEqual(['CMS_ADMIN_EMAIL is missing']);
    expect(written).not.toMatch(/^> /m);
  },
);

it('secrets are never added after older ones, which they would replace', () => {
  writeFileSync(file, 'SMS_PEPPER=mine\n');
  expect(() => redirect('>>')).toThrow('has content already');
  expect(readFileSync(file, 'utf8')).toBe('SMS_PEPPER=mine\n');
});
