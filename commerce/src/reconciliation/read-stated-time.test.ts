import { expect, test } from 'vitest';
import { readStatedTime } from './read-stated-time.ts';

const at = Date.UTC(2026, 10, 25, 2, 15);

test.each([
  '2026-11-25 10:15:00',
  '2026-11-25 10:15',
  '2026/11/25 10:15',
  '2026/11/25 10:15:00.000',
  '2026-11-25T10:15:00+08:00',
  '2026-11-25 10:15:00 +0800',
  '2026-11-25T02:15:00.000Z',
  ' 2026-11-25 10:15:00\t',
])('%j is a moment at the workshop', (text) => {
  expect(readStatedTime(text)).toEqual({ day: '2026-11-25', at });
});

test('a spreadsheet may leave out zeros', () => {
  expect(readStatedTime('2026/3/9 8:05')).toEqual({ day: '2026-03-09', at: Date.UTC(2026, 2, 9, 0, 5) });
});

test('a date alone has no moment', () => {
  expect(readStatedTime('2026-11-25')).toEqual({ day: '2026-11-25', at: null });
  expect(readStatedTime('2026/3/9')).toEqual({ day: '2026-03-09', at: null });
});

test('the day is the one at the workshop', () => {
  expect(readStatedTime('2026-11-25T20:00:00Z')?.day).toBe('2026-11-26');
});

test.each([
  'gestern',
  '',
  '10:15',
  '2026',
  '2026-11',
  '2026-02-30',
  '2026/13/01 10:15',
  '2026-11-25 25:00',
  '2026-11-25 10:60',
  '2026-11/25',
  '25.11.2026',
  '46351.4270833',
])('%j is not guessed at', (text) => {
  expect(readStatedTime(text)).toBeNull();
});
