import { timeAtWorkshop } from '../calendar.ts';
import { isoTime } from '../clock.ts';

/** `2026-11-23 14:02:05`, as all three providers count time. Milliseconds are cut. */
export function beijingTime(at: number): string {
  return timeAtWorkshop(isoTime(at));
}
