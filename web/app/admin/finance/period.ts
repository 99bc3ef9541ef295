import { addDays } from '../time/workshop-day.ts';

export type By = 'day' | 'week' | 'month';

const shown: Record<By, number> = { day: 30, week: 84, month: 365 };

/** Without a range, the bills cover the last 30 days, 12 weeks or 365 days. */
export function readWanted(url: string, today: string) {
  const query = new URL(url).searchParams;
  const by: By = (['week', 'month'] as const).find((each) => each === query.get('by')) ?? 'day';
  const to = query.get('to') || today;
  return { by, from: query.get('from') || addDays(to, 1 - shown[by]), to };
}

export function lastDayOf(first: string, by: By): string {
  return by === 'day' ? first : by === 'week' ? addDays(first, 6) : endOfMonth(first);
}

function endOfMonth(day: string): string {
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31);
  return addDays(`${nextMonth.slice(0, 7)}-01`, -1);
}
