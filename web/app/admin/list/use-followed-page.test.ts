import { expect, test } from 'vitest';
import { compare } from './use-followed-page.ts';

const rowsOf = (...rows: string[]) => rows.map((text) => ({ id: text.charAt(0), text }));
const compared = (shown: string[], now: string[], next: string | null = null) => {
  const { rows, gone, ...rest } = compare(rowsOf(...shown), { items: rowsOf(...now), next }, ({ id }) => id);
  return { rows: rows.map(({ text }) => text), gone: [...gone], ...rest };
};

test('rows that stay show their new content and do not move', () => {
  expect(compared(['a', 'b'], ['a', 'b2'])).toEqual({
    ...{ rows: ['a', 'b2'], gone: [], arrived: 0, moved: false },
  });
});

test('new rows are counted and wait, while the others show their new content in their places', () => {
  expect(compared(['a', 'b'], ['n', 'a', 'b2'])).toEqual({
    ...{ rows: ['a', 'b2'], gone: [], arrived: 1, moved: true },
  });
});

test('a row that has left the list stays in its place as one that is gone', () => {
  expect(compared(['a', 'b', 'c'], ['a', 'c2'])).toEqual({
    ...{ rows: ['a', 'b', 'c2'], gone: ['b'], arrived: 0, moved: true },
  });
});

test('rows that new ones have moved to the next page are not gone, and rows from there are not new', () => {
  expect(compared(['a', 'b', 'c'], ['n', 'a', 'b'], 'more')).toMatchObject({ gone: [], arrived: 1 });
  expect(compared(['a', 'b', 'c'], ['a', 'c', 'd'], 'more')).toMatchObject({ gone: ['b'], arrived: 0 });
});
