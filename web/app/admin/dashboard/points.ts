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

interface Series {
  /** Shorter than the values before while the day is not over. */
  now: number[];
  before: number[];
}

/**
 * The values of a figure that the chart shows. The hours of a day are added up, so that a day that is not over can be
 * compared with the day before at the same time. The liability is a sum already.
 */
export function seriesOf(points: readonly Point[], figure: keyof Figures): Series {
  const now = points.flatMap((point) => point.now?.[figure] ?? []);
  const before = points.map((point) => point.before[figure]);
  const isSum = points[0]?.at.hour === undefined || figure === 'liability';
  return isSum ? { now, before } : { now: addedUp(now), before: addedUp(before) };
}

/** Each value with all values before it. Amounts are rounded to fen, because sums of fractions are not exact. */
function addedUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum = Math.round((sum + value) * 100) / 100;
    return sum;
  });
}
