import { DateTime } from 'luxon';

/** All days of the admin area are days in this zone, written `2026-01-31`. */
export const zone = 'Asia/Shanghai';

/** `at` is in epoch milliseconds. */
export function dayOf(at: number): string {
  return written(DateTime.fromMillis(at, { zone }));
}

/** Converts ISO 8601 to `2026-11-23 14:02:05`. */
export function timeAtWorkshop(moment: string): string {
  return DateTime.fromISO(moment, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
}

/** In epoch milliseconds. */
export function startOf(day: string): number {
  return read(day).toMillis();
}

export function addDays(day: string, count: number): string {
  return written(read(day).plus({ days: count }));
}

/** Includes the first and the last day. The result is 0 or less if the last day is before the first. */
export function countDays(first: string, last: string): number {
  return read(last).diff(read(first), 'days').days + 1;
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/** In epoch milliseconds. `until`: the first moment after the range. Without `from` or `to` the range is open. */
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
