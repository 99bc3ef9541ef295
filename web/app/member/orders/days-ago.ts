const dayMs = 86_400_000;

/**
 * How many midnights of the reader's zone lie between the two: 0 today, 1 yesterday. A moment that a wrong
 * clock puts into the future counts as today.
 */
export function daysAgo(then: Date, now: Date): number {
  return Math.max(0, Math.round((dayNumber(now) - dayNumber(then)) / dayMs));
}

/** The calendar day as if it were in UTC, where every day has 24 hours. */
function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}
