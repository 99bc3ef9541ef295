import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readLastAudit } from '../audit/run-audit.ts';
import { countDays, dayOf, momentsOf, type Range } from '../calendar.ts';
import { day, isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { type Point, readSeries } from './read-series.ts';

type FiguresOfPeriod = NonNullable<OutputOf<'GET /admin/dashboard/query'>['figures']>;

const longestDays = 92;

/**
 * A range that still runs is compared with the same part of the range before.
 * @throws Failure `rangeTooLong` beyond 92 days; `invalidInput` if the last day comes before the first
 */
export async function readDashboard(
  db: Db,
  range: Range,
  at: number,
): Promise<Omit<FiguresOfPeriod, 'backup' | 'endingCertificates'>> {
  const to = range.to ?? range.from ?? dayOf(at);
  const from = range.from ?? to;
  const length = countDays(from, to);
  if (length < 1) throw fail('invalidInput', { fields: { to: 'too_small' } });
  if (length > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });

  const { since, until } = momentsOf({ from, to });
  const runs = since <= at && at < until;
  const cutAt = runs ? at - length * day : null;
  const { days, daysBefore, hours, hoursBefore } = await readSeries(db, { from, length, cutAt });
  const sums = (figure: Figure) => ({ now: sumOf(days, figure), before: sumOf(daysBefore, figure) });
  const yuanSums = (figure: Figure) => {
    const { now, before } = sums(figure);
    return { now: toYuan(now), before: toYuan(before) };
  };
  return {
    from,
    to,
    until: runs ? isoTime(at) : null,
    sales: yuanSums('salesFen'),
    orders: sums('orders'),
    orderRefunds: yuanSums('orderRefundsFen'),
    chargeRefunds: yuanSums('chargeRefundsFen'),
    newMembers: sums('newMembers'),
    liability: { now: toYuan(owedAtEnd(days)), before: toYuan(owedAtEnd(daysBefore)) },
    books: await readBooks(db),
    days: days.map(presentDay),
    daysBefore: daysBefore.map(presentDay),
    hours: hours.filter(({ start }) => start <= at).map(presentHour),
    hoursBefore: hoursBefore.map(presentHour),
  };
}

type Figure = 'salesFen' | 'orders' | 'orderRefundsFen' | 'chargeRefundsFen' | 'newMembers';

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

function presentFigures(point: Point) {
  return {
    sales: toYuan(point.salesFen),
    orders: point.orders,
    newMembers: point.newMembers,
    orderRefunds: toYuan(point.orderRefundsFen),
    chargeRefunds: toYuan(point.chargeRefundsFen),
    liability: toYuan(point.liabilityFen),
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
