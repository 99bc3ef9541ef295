import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposing } from './ui/is-composing.ts';

test('an Enter that accepts a word of an input method is recognized, also in Safari', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('whatever acts on Enter ignores the keys of an input method', () => {
  const acting = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, code: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }))
    .filter(({ code }) => /['"]Enter['"]|document\.addEventListener\('keydown', listen/.test(code));
  expect(acting.length).toBeGreaterThan(3);
  expect(acting.filter(({ code }) => !code.includes('isComposing(')).map(({ file }) => file)).toEqual([]);
});
