import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a short text stays as it is, on one line', () => {
  expect(shorten('A vase.\n\nIt is blue.', 40)).toBe('A vase. It is blue.');
});

test('a long text ends with a whole sentence', () => {
  const sentence = 'The shoulder is a little lower than on a Song vase.';
  expect(shorten(`${sentence} The foot is wider.`, 60)).toBe(sentence);
  expect(shorten(`${'釉'.repeat(45)}。胎`, 46)).toBe(`${'釉'.repeat(45)}。`);
});

test('a long sentence ends with a whole word', () => {
  expect(shorten('A small mouth, full shoulders and a long taper', 30)).toBe(
    'A small mouth, full shoulders…',
  );
});
