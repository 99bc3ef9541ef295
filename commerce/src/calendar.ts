import { day as dayMs } from './clock.ts';

/** Days of the admin area are those of the workshop's calendar, written `2026-01-31`. */
const zone = 'Asia/Shanghai';

const wallClock = new Intl.DateTimeFormat('en', {
  timeZone: zone,
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The workshop's day of a moment in epoch ms. */
export function dayOf(at: number): string {
  return new Date(at + offsetAt(at)).toISOString().slice(0, 10);
}

/** Epoch ms of the first moment of a day. */
export function startOf(day: string): number {
  return whenClocksShow(Date.parse(`${day}T00:00:00Z`));
}

/** @param midnight as if the workshop were in UTC */
function whenClocksShow(midnight: number): number {
  // The offset near the moment sought; a second look corrects a change of the clocks in between.
  const near = midnight - offsetAt(midnight);
  return midnight - offsetAt(near);
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days there are from the first to the last, both counted; 0 or less when the last is earlier. */
export function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayMs + 1;
}

export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

/** Epoch ms of a range of days, `until` excluded; an end that is not given is open. */
export function momentsOf({ from, to }: Range): { since: number; until: number } {
  return {
    since: from === undefined ? 0 : startOf(from),
    until: to === undefined ? Number.MAX_SAFE_INTEGER : whenClocksShow(Date.parse(`${to}T00:00:00Z`) + dayMs),
  };
}

/** What the workshop's clocks are ahead of UTC at a moment, in ms. */
function offsetAt(at: number): number {
  const parts = Object.fromEntries(
    wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(at / 1000) * 1000;
}
