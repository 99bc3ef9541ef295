import { workshopDay } from '../time/workshop-day.ts';
import type { DashboardFigures } from './use-figures.ts';

export type Figures = Omit<DashboardFigures['days'][number], 'day'>;

export interface Moment {
  day: string;
  hour?: number;
}

export interface Point {
  at: Moment;
  /** Undefined for days and hours that have not begun. */
  now: Figures | undefined;
  /** Whether the day or hour still runs, so that its figures are not final. */
  runs: boolean;
  atBefore: Moment;
  before: Figures;
}

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
  /** Shorter than `before` while the period is not over. */
  now: number[];
  before: number[];
  runs: boolean;
}

/**
 * Adds up the hours of a day, so that a running day compares with the same hours of the day before. The liability is
 * already a sum.
 */
export function seriesOf(points: readonly Point[], figure: keyof Figures): Series {
  const now = points.flatMap((point) => point.now?.[figure] ?? []);
  const before = points.map((point) => point.before[figure]);
  const runs = points.some((point) => point.runs);
  const isSum = points[0]?.at.hour === undefined || figure === 'liability';
  return isSum ? { now, before, runs } : { now: addedUp(now), before: addedUp(before), runs };
}

/** Rounds to fen, because sums of fractions are not exact. */
function addedUp(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum = Math.round((sum + value) * 100) / 100;
    return sum;
  });
}
