const key = 'junyao-told-of-missing-english';
const week = 7 * 24 * 60 * 60 * 1000;

/** Whether this browser was last told a week ago or earlier. Whoever gets a yes tells, so the week begins anew. */
export function isTimeToTell(now: number): boolean {
  if (now - Number(localStorage.getItem(key)) < week) return false;
  localStorage.setItem(key, String(now));
  return true;
}
