import { expect, test } from 'vitest';
import { changedPeriod, periodBefore, presetAddress, readPeriod } from './period.ts';

const today = '2026-03-02';

test('without a choice the period is the last seven days, today included', () => {
  expect(readPeriod('', today)).toEqual({ preset: '7days', from: '2026-02-24', to: today });
});

test.each([
  ['?period=today', { preset: 'today', from: today, to: today }],
  ['?period=30days', { preset: '30days', from: '2026-02-01', to: today }],
  // An address of 400 days shows its last 92.
  ['?from=2025-01-27&to=2026-03-02', { preset: undefined, from: '2025-12-01', to: today }],
  ['?from=2026-01-05&to=2026-01-05', { preset: undefined, from: '2026-01-05', to: '2026-01-05' }],
])('%s is read', (search, period) => {
  expect(readPeriod(search, today)).toEqual(period);
});

test.each([
  '?period=year',
  '?period=toString',
  '?from=2026-02-30&to=2026-03-01',
  '?from=2026-03-02&to=2026-03-01',
  '?from=2026-03-01',
])('%s counts as no choice', (search) => {
  expect(readPeriod(search, today).preset).toBe('7days');
});

test('the address of a preset leads back to it', () => {
  expect(presetAddress('/p', '7days')).toBe('/p');
  expect(presetAddress('/p', 'today')).toBe('/p?period=today');
});

test('a changed end moves the other one only if it has to', () => {
  const period = readPeriod('', today);
  expect(changedPeriod('/p', period, { from: '2026-02-01' })).toBe('/p?from=2026-02-01&to=2026-03-02');
  expect(changedPeriod('/p', period, { to: '2026-02-01' })).toBe('/p?from=2026-02-01&to=2026-02-01');
  expect(changedPeriod('/p', { ...period, to: '2026-02-25' }, { from: '2026-02-26' })).toBe(
    '/p?from=2026-02-26&to=2026-02-26',
  );
});

test('the period before is as long and ends a day earlier', () => {
  expect(periodBefore({ from: '2026-02-24', to: today })).toEqual({ from: '2026-02-17', to: '2026-02-23' });
  expect(periodBefore({ from: today, to: today })).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

test('a changed end takes the other one along, so that no period is longer than 92 days', () => {
  const period = readPeriod('', today);
  expect(changedPeriod('/p', period, { from: '2025-06-01' })).toBe('/p?from=2025-06-01&to=2025-08-31');
  const lastYear = { preset: undefined, from: '2025-06-01', to: '2025-06-30' };
  expect(changedPeriod('/p', lastYear, { to: '2026-03-02' })).toBe('/p?from=2025-12-01&to=2026-03-02');
});
