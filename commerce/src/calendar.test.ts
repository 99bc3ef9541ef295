import { expect, test } from 'vitest';
import { addDays, countDays, dayOf, momentsOf, startOf } from './calendar.ts';
import { hour } from './clock.ts';

test('a day begins at midnight in Shanghai, eight hours before UTC', () => {
  expect(startOf('2026-01-15')).toBe(Date.UTC(2026, 0, 14, 16));
  expect(dayOf(Date.UTC(2026, 0, 14, 16))).toBe('2026-01-15');
  expect(dayOf(Date.UTC(2026, 0, 14, 16) - 1)).toBe('2026-01-14');
});

test('days are counted across the ends of months and years, and across a leap day', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(countDays('2026-01-31', '2026-02-01')).toBe(2);
  expect(countDays('2026-01-31', '2026-01-30')).toBe(0);
});

test('the day on which the clocks went forward has 23 hours, and the day they went back has 25', () => {
  const length = (day: string) => startOf(addDays(day, 1)) - startOf(day);
  expect(length('1990-04-15')).toBe(23 * hour);
  expect(length('1990-09-16')).toBe(25 * hour);
  expect(length('2026-01-15')).toBe(24 * hour);
});

test('a range includes its first and last day, and a missing end leaves it open', () => {
  expect(momentsOf({ from: '2026-01-15', to: '2026-01-15' })).toEqual({
    since: startOf('2026-01-15'),
    until: startOf('2026-01-16'),
  });
  expect(momentsOf({})).toEqual({ since: 0, until: Number.MAX_SAFE_INTEGER });
});

test('the last representable day has an end too', () => {
  expect(momentsOf({ to: '9999-12-31' }).until).toBe(startOf('9999-12-31') + 24 * hour);
});
