import type { DashboardFigures } from './use-figures.ts';

export type Figures = Omit<DashboardFigures['days'][number], 'day'>;

/** A day, or an hour of a day. */
export interface Moment {
  day: string;
  hour?: number;
}

/** A place on the chart: a day or hour of the period, and its counterpart in the period before. */
export interface Point {
  at: Moment;
  /** Undefined for hours that have not begun. */
  now: Figures | undefined;
  atBefore: Moment;
  before: Figures;
}

/** The points of a period: the hours of a single day, otherwise its days. */
export function pointsOf({ from, days, daysBefore, hours, hoursBefore }: DashboardFigures): Point[] {
  const [dayBefore] = daysBefore;
  if (days.length === 1 && dayBefore) {
    return hoursBefore.map((before, index) => ({
      at: { day: from, hour: before.hour },
      now: hours[index],
      atBefore: { day: dayBefore.day, hour: before.hour },
      before,
    }));
  }
  return days.flatMap((now, index) => {
    const before = daysBefore[index];
    return before ? [{ at: { day: now.day }, now, atBefore: { day: before.day }, before }] : [];
  });
}
