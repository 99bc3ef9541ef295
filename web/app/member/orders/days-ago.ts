const dayMs = 86_400_000;

/** Counts midnights in the reader's time zone. A time in the future, caused by a wrong clock, counts as today. */
export function daysAgo(then: Date, now: Date): number {
  return Math.max(0, Math.round((dayNumber(now) - dayNumber(then)) / dayMs));
}

/** The local calendar date at midnight UTC, in milliseconds. In UTC every day has 24 hours. */
function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
