import { workshopDay } from '../time/workshop-day.ts';
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
  /** Undefined for days and hours that have not begun. */
  now: Figures | undefined;
  /** Whether the day or hour still runs, so that its figures are not whole. */
  runs: boolean;
  atBefore: Moment;
  before: Figures;
}

/** The points of a period: the hours of a single day, otherwise its days. */
export function pointsOf(figures: DashboardFigures): Point[] {
  const { from, until, days, daysBefore, hours, hoursBefore } = figures;
  const [dayBefore] = daysBefore;
  if (days.length === 1 && dayBefore) {
    return hoursBefore.map((before, index) => ({
      at: { day: from, hour: before.hour },
      now: hours[index],
      runs: until !== null && index === hours.length - 1,
      atBefore: { day: dayBefore.day, hour: before.hour },
      before,
    }));
  }
  const today = until === null ? undefined : workshopDay(new Date(until));
  return days.flatMap((now, index) => {
    const before = daysBefore[index];
    if (!before) return [];
    const { day } = now;
    const begun = today === undefined || day <= today;
    return [
      {
        ...{ at: { day }, now: begun ? now : undefined, runs: day === today },
        ...{ atBefore: { day: before.day }, before },
      },
    ];
  });
}

interface Series {
  /** Shorter than the values before while the period is not over. */
  now: number[];
  before: number[];
  /** Whether the last value of now is not whole yet. */
  runs: boolean;
}

/**
 * The values of a figure that the chart shows. The hours of a day are added up, so that a day that is not over can be
 * compared with the day before at the same time. The liability is a sum already.
 */
export function seriesOf(points: readonly Point[], figure: keyof Figures): Series {
  const now = points.flatMap((point) => point.now?.[figure] ?? []);
  const before = points.map((point) => point.before[figure]);
  const runs = points.some((point) => point.runs);
  const isSum = points[0]?.at.hour === undefined || figure === 'liability';
  return isSum ? { now, before, runs } : { now: addedUp(now), before: addedUp(before), runs };
}

/** Each value with all values before it. Amounts are rounded to fen, because sums of fractions are not exact. */
function addedUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum = Math.round((sum + value) * 100) / 100;
    return sum;
  });
}
