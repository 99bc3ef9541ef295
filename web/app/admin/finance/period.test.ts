import { expect, test } from 'vitest';
import { firstDayOf, lastDayOf, readWanted } from './period.ts';

const today = '2026-03-02';
const read = (search: string) => readWanted(`http://shop/admin/finance/bills${search}`, today);

test('without a range the last thirty days are shown', () => {
  expect(read('')).toEqual({ by: 'day', from: '2026-02-01', to: today });
  expect(read('?by=year')).toMatchObject({ by: 'day' });
  expect(read('?by=month&from=2025-01-01&to=2025-06-30')).toEqual({
    ...{ by: 'month', from: '2025-01-01', to: '2025-06-30' },
  });
});

test('a period ends with its week or month, and stays within the range', () => {
  expect(lastDayOf('2026-02-01', { by: 'day', to: today })).toBe('2026-02-01');
  expect(lastDayOf('2026-02-16', { by: 'week', to: today })).toBe('2026-02-22');
  expect(lastDayOf('2026-02-01', { by: 'month', to: today })).toBe('2026-02-28');
  expect(lastDayOf('2026-03-01', { by: 'month', to: today })).toBe(today);
  expect(firstDayOf('2026-01-26', { from: '2026-02-01' })).toBe('2026-02-01');
});
