const twelveHours = 43_200_000;

/** Whether a time of day is not enough to name a time to come, because it may be that of another day. */
export function needsDate(value: string): boolean {
  return Date.parse(value) - Date.now() > twelveHours;
}
