const twelveHours = 43_200_000;

/** Whether a time needs its date, because the time of day alone may be that of another day. */
export function needsDate(value: string): boolean {
  return Date.parse(value) - Date.now() > twelveHours;
}
