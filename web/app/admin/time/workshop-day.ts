export const workshopZone = 'Asia/Shanghai';

const inWorkshop = new Intl.DateTimeFormat('en-CA', { timeZone: workshopZone, dateStyle: 'short' });
const dayMs = 86_400_000;

/** In the calendar of the workshop, such as 2026-11-23. */
export function workshopDay(moment: Date): string {
  return inWorkshop.format(moment);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The number of days with both ends included. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}
