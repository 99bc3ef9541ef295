const key = 'junyao-told-of-missing-english';
const week = 7 * 24 * 60 * 60 * 1000;

/** Whether this browser was not told for a week. From then on it counts as told. */
export function isTimeToTell(now: number): boolean {
  if (now - Number(localStorage.getItem(key)) < week) return false;
  localStorage.setItem(key, String(now));
  return true;
}
