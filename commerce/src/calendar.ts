import { DateTime } from 'luxon';

/** Days of the admin area are those of the workshop's calendar, written `2026-01-31`. */
const zone = 'Asia/Shanghai';

/** The workshop's day of a moment in epoch ms. */
export function dayOf(at: number): string {
  return written(DateTime.fromMillis(at, { zone }));
}

/** Epoch ms of the first moment of a day. */
export function startOf(day: string): number {
  return read(day).toMillis();
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return written(read(day).plus({ days: count }));
}

/** How many days there are from the first to the last, both counted; 0 or less when the last is earlier. */
export function countDays(first: string, last: string): number {
  return read(last).diff(read(first), 'days').days + 1;
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/** Epoch ms of a range of days, `until` excluded; an end that is not given is open. */
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
