import { DateTime } from 'luxon';
import { dayOf, zone } from '../calendar.ts';

export interface StatedTime {
  /** The day at the workshop, such as `2026-01-31`. */
  day: string;
  /** In epoch milliseconds; null if the statement gives the day alone. */
  at: number | null;
}

const date = String.raw`(?<year>\d{4})(?:(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<dayOfMonth>\d{1,2})|(?<together>\d{4}))`;
const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?`;
const offset = String.raw`(?<offset>Z|[+-]\d{2}:?\d{2})`;
const forms = new RegExp(`^${date}(?:(?:T| +)${clock} *${offset}?)?$`);

/**
 * Accepts `2026-11-25 10:15:00`, `2026/11/25 10:15`, `20261125`, ISO 8601 with a zone, or a date alone.
 * @returns null for any other text; a time without a zone is the workshop's
 */
export function readStatedTime(text: string): StatedTime | null {
  const parts = forms.exec(text.trim())?.groups;
  if (!parts) return null;
  const { year, together = '', hour, minute, second = '00', offset: ahead = '' } = parts;
  const { month = together.slice(0, 2), dayOfMonth = together.slice(2) } = parts;
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (hour === undefined) return DateTime.fromISO(day, { zone }).isValid ? { day, at: null } : null;
  const moment = DateTime.fromISO(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${ahead}`, { zone });
  return moment.isValid ? { day: dayOf(moment.toMillis()), at: moment.toMillis() } : null;
}
