import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';

const noon = new Date(2026, 2, 10, 12, 0);

test('this morning counts as today', () => {
  expect(daysAgo(new Date(2026, 2, 10, 0, 0, 1), noon)).toBe(0);
});

test('a time before midnight counts as yesterday, even if it is less than 24 hours ago', () => {
  expect(daysAgo(new Date(2026, 2, 9, 23, 59), noon)).toBe(1);
  expect(daysAgo(new Date(2026, 2, 9, 0, 1), noon)).toBe(1);
  expect(daysAgo(new Date(2026, 2, 9, 23, 59), new Date(2026, 2, 10, 0, 1))).toBe(1);
});

test('days are counted correctly across months, years and leap days', () => {
  expect(daysAgo(new Date(2026, 1, 28, 23, 0), new Date(2026, 2, 1, 1, 0))).toBe(1);
  expect(daysAgo(new Date(2027, 11, 31), new Date(2028, 0, 2))).toBe(2);
  expect(daysAgo(new Date(2028, 1, 28), new Date(2028, 2, 1))).toBe(2);
});

test('a day on which the clock changes counts as one day', () => {
  expect(daysAgo(new Date(2026, 2, 28, 12), new Date(2026, 2, 30, 12))).toBe(2);
  expect(daysAgo(new Date(2026, 9, 24, 12), new Date(2026, 9, 26, 0, 30))).toBe(2);
});

test('a time in the future counts as today', () => {
  expect(daysAgo(new Date(2026, 2, 12), noon)).toBe(0);
});
