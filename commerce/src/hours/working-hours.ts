import { DateTime } from 'luxon';
import { zone } from '../calendar.ts';
import type { Db } from '../db/db.ts';

/** The workshop works from Monday to Friday in any case. */
export interface WorkingHours {
  onSaturday: boolean;
  onSunday: boolean;
  /** By the clock of the workshop, such as `18:00`. */
  closesAt: string;
}

export async function readWorkingHours(db: Db): Promise<WorkingHours> {
  const row = await db('workingHours').first('onSaturday', 'onSunday', 'closesAt');
  if (!row) throw new Error('the working hours are missing');
  return { ...row, onSaturday: Boolean(row.onSaturday), onSunday: Boolean(row.onSunday) };
}

/** When the workshop closes on the next day that it works, today aside. In epoch milliseconds. */
export function endOfNextWorkingDay(at: number, { onSaturday, onSunday, closesAt }: WorkingHours): number {
  const [hour = 0, minute = 0] = closesAt.split(':').map(Number);
  let day = DateTime.fromMillis(at, { zone }).plus({ days: 1 });
  while ((day.weekday === 6 && !onSaturday) || (day.weekday === 7 && !onSunday)) day = day.plus({ days: 1 });
  return day.set({ hour, minute, second: 0, millisecond: 0 }).toMillis();
}
