import { expect, test } from 'vitest';
import { lastDayOf, readWanted } from './period.ts';

const today = '2026-03-02';
const read = (search: string) => readWanted(`http://shop/admin/finance/bills${search}`, today);

test('without a range the last thirty days are shown', () => {
  expect(read('')).toEqual({ by: 'day', from: '2026-02-01', to: today });
  expect(read('?by=year')).toMatchObject({ by: 'day' });
  expect(read('?by=month&from=2025-01-01&to=2025-06-30')).toEqual({
    ...{ by: 'month', from: '2025-01-01', to: '2025-06-30' },
  });
});

test('a period ends with its week or month', () => {
  expect(lastDayOf('2026-02-01', 'day')).toBe('2026-02-01');
  expect(lastDayOf('2026-02-16', 'week')).toBe('2026-02-22');
  expect(lastDayOf('2026-02-01', 'month')).toBe('2026-02-28');
});
