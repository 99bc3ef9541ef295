const key = 'junyao-told-of-missing-english';
const week = 7 * 24 * 60 * 60 * 1000;

/** True if this browser has shown no reminder for a week. The answer `true` counts as showing it. */
export function isTimeToTell(now: number): boolean {
  if (now - Number(localStorage.getItem(key)) < week) return false;
  localStorage.setItem(key, String(now));
  return true;
}
