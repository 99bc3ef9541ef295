import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from '../locales.ts';
import { type Break, describeBreak, readBreak } from './verify-chains.ts';

test.each<Break>([
  { chain: 'log', seq: 2, subject: '17', what: 'rowChanged' },
  { chain: 'log', seq: 2, subject: '17', what: 'rowGone' },
  { chain: 'ledger', seq: 3, subject: null, what: 'sealGone' },
  { chain: 'ledger', seq: 4, subject: null, what: 'endsElsewhere' },
  { chain: 'log', seq: null, subject: '18', what: 'neverSealed' },
  { chain: 'ledger', seq: null, subject: 'c3b0fd94', what: 'goneUnsealed' },
])('a finding about a chain is read as it was written: $what', (found) => {
  expect(readBreak(describeBreak(found))).toEqual(found);
});

test.each(['ledger', '2026-03-01', 'wallet:c3b0fd94', 'JO202603011234567890'])(
  '%s is no chain',
  (subject) => {
    expect(readBreak(subject)).toBeNull();
  },
);

function invariants(): string[] {
  const here = import.meta.dirname;
  const files = [here, path.join(here, 'checks')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/'((?:L|S|O|R|U)\d [^']+)'/g)].map(([, name]) => name ?? ''),
  );
}

test('each invariant is a breach in words, in both languages, and no words are left over', () => {
  const texts = readTexts<{ breaches: Record<string, string> }>('admin-books.json');
  const known = [...new Set(invariants())].sort();
  expect(known.length).toBeGreaterThan(30);
  expect(Object.keys(texts.zh.breaches).sort()).toEqual(known);
  expect(Object.keys(texts.en.breaches).sort()).toEqual(known);
});
