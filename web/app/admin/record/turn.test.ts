import { expect, test } from 'vitest';
import { byCursors, byNumbers } from './turn.ts';

test('the cursors of a page lead to its neighbors, and there is none at the ends', () => {
  expect(byCursors({ previous: 'c1', next: 'c3' })).toEqual({
    previous: { before: 'c1' },
    next: { after: 'c3' },
  });
  expect(byCursors({ previous: null, next: null })).toEqual({});
});

test('numbered pages end with the last row', () => {
  expect(byNumbers({ page: 1, pageSize: 10, total: 21 })).toEqual({ next: { page: 2 } });
  expect(byNumbers({ page: 2, pageSize: 10, total: 21 })).toEqual({
    previous: { page: 1 },
    next: { page: 3 },
  });
  expect(byNumbers({ page: 2, pageSize: 10, total: 20 })).toEqual({ previous: { page: 1 } });
  expect(byNumbers({ page: 1, pageSize: 10, total: 0 })).toEqual({});
});
