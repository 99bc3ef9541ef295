import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

const moment = '2026-07-01T08:00:00.000Z';

test('for a reader with the clock of the workshop a time names no zone', () => {
  expect(formatTime(moment, 'en', 'dateAndTime', 'Asia/Shanghai')).toBe('1 Jul 2026, 16:00');
  expect(formatTime(moment, 'zh', 'dateAndTime', 'Asia/Shanghai')).toBe('2026年7月1日 16:00');
  expect(formatTime(moment, 'en', 'time', 'Asia/Singapore')).toBe('16:00');
});

test('for a reader in another zone a time names that zone, in both languages', () => {
  expect(formatTime(moment, 'en', 'dateAndTime', 'Europe/Paris')).toBe('1 Jul 2026, 10:00 GMT+2');
  expect(formatTime(moment, 'zh', 'dateAndTime', 'Europe/Paris')).toBe('2026年7月1日 10:00 GMT+2');
  expect(formatTime(moment, 'en', 'time', 'America/New_York')).toBe('04:00 GMT-4');
});

test('the zone follows summer time', () => {
  expect(formatTime('2026-01-01T08:00:00.000Z', 'en', 'time', 'Europe/Paris')).toBe('09:00 GMT+1');
});

test('a date names no zone', () => {
  expect(formatTime(moment, 'en', 'date', 'Europe/Paris')).toBe('1 Jul 2026');
  expect(formatTime(moment, 'zh', 'date', 'Europe/Paris')).toBe('2026年7月1日');
});
