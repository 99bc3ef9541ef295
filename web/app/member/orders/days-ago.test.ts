import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';

const noon = new Date(2026, 2, 10, 12, 0);

test('what was today in the morning is today', () => {
  expect(daysAgo(new Date(2026, 2, 10, 0, 0, 1), noon)).toBe(0);
});

test('yesterday begins at midnight, not 24 hours ago', () => {
  expect(daysAgo(new Date(2026, 2, 9, 23, 59), noon)).toBe(1);
  expect(daysAgo(new Date(2026, 2, 9, 0, 1), noon)).toBe(1);
  expect(daysAgo(new Date(2026, 2, 9, 23, 59), new Date(2026, 2, 10, 0, 1))).toBe(1);
});

test('days are counted across months, years and leap days', () => {
  expect(daysAgo(new Date(2026, 1, 28, 23, 0), new Date(2026, 2, 1, 1, 0))).toBe(1);
  expect(daysAgo(new Date(2027, 11, 31), new Date(2028, 0, 2))).toBe(2);
  expect(daysAgo(new Date(2028, 1, 28), new Date(2028, 2, 1))).toBe(2);
});

test('the days on which clocks change count as one', () => {
  expect(daysAgo(new Date(2026, 2, 28, 12), new Date(2026, 2, 30, 12))).toBe(2);
  expect(daysAgo(new Date(2026, 9, 24, 12), new Date(2026, 9, 26, 0, 30))).toBe(2);
});

test('the future counts as today', () => {
  expect(daysAgo(new Date(2026, 2, 12), noon)).toBe(0);
});
