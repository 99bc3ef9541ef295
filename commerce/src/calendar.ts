import { DateTime } from 'luxon';

/** The time zone of the workshop. All days of the admin area are days in this zone, written `2026-01-31`. */
export const zone = 'Asia/Shanghai';

/** The day, such as `2026-01-31`, on which a moment falls. `at` is the moment in epoch milliseconds. */
export function dayOf(at: number): string {
  return written(DateTime.fromMillis(at, { zone }));
}

/** A moment in ISO 8601 as the clock of the workshop shows it: `2026-11-23 14:02:05`. */
export function timeAtWorkshop(moment: string): string {
  return DateTime.fromISO(moment, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
}

/** The first moment of a day, in epoch milliseconds. */
export function startOf(day: string): number {
  return read(day).toMillis();
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return written(read(day).plus({ days: count }));
}

/**
 * Counts the days of a range, including the first and the last. The result is 0 or less if the last day is
 * before the first.
 */
export function countDays(first: string, last: string): number {
  return read(last).diff(read(first), 'days').days + 1;
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Converts a range of days to epoch milliseconds. `since` is the first moment of the range, `until` the first
 * moment after the range. Without `from` the range has no start; without `to` it has no end.
 */
export function momentsOf({ from, to }: Range): { since: number; until: number } {
  return {
    since: from === undefined ? 0 : startOf(from),
    until: to === undefined ? Number.MAX_SAFE_INTEGER : read(to).plus({ days: 1 }).toMillis(),
  };
}

function read(day: string): DateTime {
  return DateTime.fromISO(day, { zone });
}

function written(moment: DateTime): string {
  return moment.toFormat('yyyy-MM-dd');
}
