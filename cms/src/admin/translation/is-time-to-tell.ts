const key = 'junyao-told-of-missing-english';
const week = 7 * 24 * 60 * 60 * 1000;

/** Whether it is a week since this browser last showed the reminder. The answer “yes” counts as showing it. */
export function isTimeToTell(now: number): boolean {
  if (now - Number(localStorage.getItem(key)) < week) return false;
  localStorage.setItem(key, String(now));
  return true;
}
