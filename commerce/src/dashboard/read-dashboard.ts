import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { addDays, countDays, dayOf, type Range } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { type Point, readSeries } from './read-series.ts';

type FiguresOfPeriod = NonNullable<OutputOf<'GET /admin/dashboard/query'>['figures']>;

const longestDays = 92;

/**
 * Returns the figures of a range of days, compared with an equally long range directly before it. The default
 * is today.
 * @throws Failure `rangeTooLong` beyond 92 days; `invalidInput` if the last day comes before the first
 */
export async function readDashboard(db: Db, range: Range, at: number): Promise<FiguresOfPeriod> {
  const to = range.to ?? range.from ?? dayOf(at);
  const from = range.from ?? to;
  const length = countDays(from, to);
  if (length < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (length > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });

  const withHours = length === 1;
  const series = await readSeries(db, { from: addDays(from, -length), length: 2 * length, withHours });
  const now = series.days.slice(length);
  const before = series.days.slice(0, length);
  const sums = (figure: Figure) => ({ now: sumOf(now, figure), before: sumOf(before, figure) });
  const yuanSums = (figure: Figure) => ({
    now: toYuan(sumOf(now, figure)),
    before: toYuan(sumOf(before, figure)),
  });
  return {
    from,
    to,
    sales: yuanSums('salesFen'),
    orders: sums('orders'),
    refunds: yuanSums('refundsFen'),
    newMembers: sums('newMembers'),
    liability: { now: toYuan(owedAtEnd(now)), before: toYuan(owedAtEnd(before)) },
    books: await readBooks(db),
    days: now.map(presentDay),
    daysBefore: before.map(presentDay),
    hours: series.hours
      .slice(24, 48)
      .filter(({ start }) => start <= at)
      .map(presentHour),
    hoursBefore: series.hours.slice(0, 24).map(presentHour),
  };
}

type Figure = 'salesFen' | 'orders' | 'refundsFen' | 'newMembers';

function sumOf(points: readonly Point[], figure: Figure): number {
  return points.reduce((sum, point) => sum + point[figure], 0);
}

function owedAtEnd(points: readonly Point[]): number {
  return points.at(-1)?.liabilityFen ?? 0;
}

function presentDay(point: Point) {
  return { day: dayOf(point.start), ...presentFigures(point) };
}

function presentHour(point: Point, index: number) {
  return { hour: index, ...presentFigures(point) };
}

function presentFigures({ salesFen, orders, newMembers, refundsFen, liabilityFen }: Point) {
  return {
    sales: toYuan(salesFen),
    orders,
    newMembers,
    refunds: toYuan(refundsFen),
    liability: toYuan(liabilityFen),
  };
}

async function readBooks(db: Db): Promise<FiguresOfPeriod['books']> {
  const last = await readLastAudit(db);
  return (
    last && {
      checkedAt: isoTime(last.checkedAt),
      findings: last.findings.length,
      sealed: last.sealed,
    }
  );
}
