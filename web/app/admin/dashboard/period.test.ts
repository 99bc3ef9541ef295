import { expect, test } from 'vitest';
import { daysAddress, periodBefore, periodTrouble, presetAddress, readPeriod } from './period.ts';

const today = '2026-03-02';

test('without a choice the period is the last seven days, today included', () => {
  expect(readPeriod('', today)).toEqual({ preset: '7days', from: '2026-02-24', to: today });
});

test.each([
  ['?period=today', { preset: 'today', from: today, to: today }],
  ['?period=30days', { preset: '30days', from: '2026-02-01', to: today }],
  ['?from=2026-01-05&to=2026-01-05', { preset: undefined, from: '2026-01-05', to: '2026-01-05' }],
])('%s is read', (search, period) => {
  expect(readPeriod(search, today)).toEqual(period);
});

test.each([
  ['?period=year', 'unreadable'],
  ['?period=toString', 'unreadable'],
  ['?from=2026-02-30&to=2026-03-01', 'unreadable'],
  ['?from=2026-03-02&to=2026-03-01', 'unreadable'],
  ['?from=2026-03-01', 'unreadable'],
  ['?to=2026-03-01&period=30days', 'unreadable'],
  ['?from=2026-03-03&to=2026-03-04', 'notYet'],
])('%s shows the usual period, which says that it is %s', (search, note) => {
  expect(readPeriod(search, today)).toEqual({ preset: '7days', from: '2026-02-24', to: today, note });
});

test.each([
  ['?from=2026-03-01&to=2026-03-31', { from: '2026-03-01', to: today, note: 'untilToday' }],
  // Addresses of 400 days and of a whole year show 92 days.
  ['?from=2025-01-27&to=2026-03-02', { from: '2025-12-01', to: today, note: 'tooLong' }],
  ['?from=2025-04-01&to=2026-03-31', { from: '2025-12-01', to: today, note: 'tooLong' }],
])('%s is cut, and says so', (search, period) => {
  expect(readPeriod(search, today)).toEqual({ preset: undefined, ...period });
});

test('the address of a preset leads back to it', () => {
  expect(presetAddress('/p', '7days')).toBe('/p');
  expect(presetAddress('/p', 'today')).toBe('/p?period=today');
});

test('the address of chosen days leads back to them', () => {
  const days = { from: '2026-02-10', to: '2026-02-12' };
  expect(daysAddress('/p', days)).toBe('/p?from=2026-02-10&to=2026-02-12');
});

test('days in the wrong order are no period, nor are more than 92', () => {
  expect(periodTrouble({ from: '2026-03-01', to: '2026-03-01' })).toBeUndefined();
  expect(periodTrouble({ from: '2026-03-02', to: '2026-03-01' })).toBe('reversed');
  expect(periodTrouble({ from: '2025-12-01', to: today })).toBeUndefined();
  expect(periodTrouble({ from: '2025-11-30', to: today })).toBe('tooLong');
});

test('the period before is as long and ends a day earlier', () => {
  expect(periodBefore({ from: '2026-02-24', to: today })).toEqual({ from: '2026-02-17', to: '2026-02-23' });
  expect(periodBefore({ from: today, to: today })).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});
