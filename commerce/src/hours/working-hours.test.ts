import { expect, test } from 'vitest';
import { startOf } from '../calendar.ts';
import { hour } from '../clock.ts';
import { endOfNextWorkingDay } from './working-hours.ts';

const at = (day: string, hours: number) => startOf(day) + hours * hour;
const weekdays = { onSaturday: false, onSunday: false, closesAt: '17:30' };

test.each([
  ['Thursday', '2026-11-26', weekdays, at('2026-11-27', 17.5)],
  ['Friday', '2026-11-27', weekdays, at('2026-11-30', 17.5)],
  ['Friday, with Saturdays', '2026-11-27', { ...weekdays, onSaturday: true }, at('2026-11-28', 17.5)],
  ['Saturday, with Sundays', '2026-11-28', { ...weekdays, onSunday: true }, at('2026-11-29', 17.5)],
  ['Saturday', '2026-11-28', weekdays, at('2026-11-30', 17.5)],
])('after a %s the next working day ends', (_, day, hours, end) => {
  expect(endOfNextWorkingDay(at(day, 0), hours)).toBe(end);
  expect(endOfNextWorkingDay(at(day, 24) - 1, hours)).toBe(end);
});
