import { expect, test } from 'vitest';
import { changeOf, formatShare } from './change.ts';

test('a change is a share of the figure before', () => {
  expect(changeOf({ now: 120, before: 100 })).toEqual({ kind: 'share', share: 0.2 });
  expect(changeOf({ now: 0, before: 50 })).toEqual({ kind: 'share', share: -1 });
});

test('no share is named where nothing was before, or nothing changed', () => {
  expect(changeOf({ now: 5, before: 0 })).toEqual({ kind: 'fromNothing' });
  expect(changeOf({ now: 0, before: 0 })).toEqual({ kind: 'same' });
});

test.each([
  [0.2, '+20%'],
  [-0.1236, '−12.4%'],
  [12.404, '+1,240%'],
  [0.00001, '+<0.1%'],
  [-1, '−100%'],
])('%s is written %s', (share, text) => {
  expect(formatShare(share, 'en')).toBe(text);
});
