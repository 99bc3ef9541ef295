import { addDays, dayOf, momentsOf, startOf } from '../calendar.ts';
import { day, hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { momentOfDay, numberOfDay } from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';
import { type Amounts, type Movements, readDays, readHours, readPart } from './read-moved.ts';

/** `movedFen` is the change of what the shop owes, `liabilityFen` what it owed at the end. */
export interface Point extends Amounts {
  start: number;
  newMembers: number;
  liabilityFen: number;
}

interface Wanted {
  from: string;
  /** The number of days of the period, and of the period before it. */
  length: number;
  /** When the days of the period before end, for comparison with a period that still runs. Null for whole days. */
  cutAt: number | null;
}

export interface Series {
  days: Point[];
  daysBefore: Point[];
  /** Empty unless the period is one day. The hours are never cut. */
  hours: Point[];
  hoursBefore: Point[];
}

export function readSeries(db: Db, wanted: Wanted): Promise<Series> {
  return runAside(db, import.meta.url, foldSeries, wanted);
}

export async function foldSeries(db: Db, { from, length, cutAt }: Wanted): Promise<Series> {
  const both = 2 * length;
  const first = addDays(from, -length);
  const withHours = length === 1;
  const { since, until } = momentsOf({ from: first, to: addDays(first, both - 1) });
  const firstDay = numberOfDay(first);
  const starts = Array.from({ length: both }, (_, index) => momentOfDay(firstDay + index));
  const joined = await readJoined(db, { since, until, withHours });
  const fold = (each: readonly number[], movements: Movements) =>
    pointsOf({ starts: each, ...movements, joined });
  const startsOfHours = Array.from({ length: (until - since) / hour }, (_, index) => since + index * hour);
  const days = fold(starts, await readDays(db, firstDay, both));
  const hours = withHours ? fold(startsOfHours, await readHours(db, firstDay, { since, until })) : [];
  return {
    days: days.slice(length),
    daysBefore: await cut(db, days.slice(0, length), cutAt),
    hours: hours.slice(24),
    hoursBefore: hours.slice(0, 24),
  };
}

async function cut(db: Db, points: Point[], at: number | null): Promise<Point[]> {
  if (at === null) return points;
  const since = startOf(dayOf(at));
  const part = await readPart(db, { since, until: at });
  let liabilityFen = 0;
  return points.map((point) => {
    if (point.start < since) return point;
    if (point.start > since) return { ...nothing, start: point.start, liabilityFen };
    liabilityFen = point.liabilityFen - point.movedFen + part.movedFen;
    return { ...part, start: point.start, liabilityFen };
  });
}

interface Joined {
  hour: number;
  count: number;
}

/** Counts each hour or day by itself, because grouping all new members takes three times as long. */
function readJoined(
  db: Db,
  { since, until, withHours }: { since: number; until: number; withHours: boolean },
): Promise<Joined[]> {
  const step = withHours ? hour : day;
  const createdAt = column('users.createdAt');
  return rawRows<Joined>(
    db,
    `WITH RECURSIVE points (start) AS (
      SELECT CAST(${since} AS BIGINT) UNION ALL SELECT start + ${step} FROM points WHERE start + ${step} < ${until})
    SELECT start / ${hour} AS hour,
      (SELECT COUNT(*) FROM users WHERE ${createdAt} >= start AND ${createdAt} < start + ${step}) AS count
    FROM points`,
  );
}

interface Folded extends Movements {
  starts: readonly number[];
  joined: readonly Joined[];
}

/** No hour is part of two days, because a day at the workshop begins on a full hour of UTC. */
function pointsOf({ starts, owedFen, moved, joined }: Folded): Point[] {
  const points = starts.map((start) => ({ ...nothing, start }));
  const pointAt = (moment: number) => points[lastAtMost(starts, moment)];
  for (const row of moved) {
    const point = pointAt(row.hour * hour);
    if (!point) continue;
    point.movedFen += row.movedFen;
    point.salesFen += row.salesFen;
    point.orders += row.orders;
    point.orderRefundsFen += row.orderRefundsFen;
    point.chargeRefundsFen += row.chargeRefundsFen;
  }
  for (const row of joined) {
    const point = pointAt(row.hour * hour);
    if (point) point.newMembers += row.count;
  }
  let liabilityFen = owedFen;
  return points.map((point) => {
    liabilityFen += point.movedFen;
    return { ...point, liabilityFen };
  });
}

const nothing = {
  movedFen: 0,
  salesFen: 0,
  orders: 0,
  orderRefundsFen: 0,
  chargeRefundsFen: 0,
  newMembers: 0,
};

function lastAtMost(numbers: readonly number[], limit: number): number {
  return numbers.findLastIndex((each) => each <= limit);
}
