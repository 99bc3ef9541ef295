export const workshopZone = 'Asia/Shanghai';

const inWorkshop = new Intl.DateTimeFormat('en-CA', { timeZone: workshopZone, dateStyle: 'short' });
const dayMs = 86_400_000;

/** The day in the workshop's calendar, such as 2026-11-23. */
export function workshopDay(moment: Date): string {
  return inWorkshop.format(moment);
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days a range has, both ends included. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}
