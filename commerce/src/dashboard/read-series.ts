import { addDays, dayOf, momentsOf, startOf } from '../calendar.ts';
import { day, hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { momentOfDay, numberOfDay } from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';
import { type Amounts, type Movements, readDays, readHours, readPart } from './read-moved.ts';

/**
 * The figures of a day or an hour that begins at `start`. `movedFen` is the change of what the shop owes, `liabilityFen`
 * what it owed at the end.
 */
export interface Point extends Amounts {
  start: number;
  newMembers: number;
  liabilityFen: number;
}

interface Wanted {
  /** The first day. */
  from: string;
  /** How many days the period has, and the period before it. */
  length: number;
  /**
   * The moment at which the days of the period before end, so that they can be compared with a period that still runs.
   * Null for whole days.
   */
  cutAt: number | null;
}

export interface Series {
  days: Point[];
  daysBefore: Point[];
  /** Empty unless the period is one day. They are never cut. */
  hours: Point[];
  hoursBefore: Point[];
}

/** Returns the figures of each day and of each day before, or of each hour too. On SQLite it runs in a thread. */
export function readSeries(db: Db, wanted: Wanted): Promise<Series> {
  return runAside(db, import.meta.url, foldSeries, wanted);
}

/** The work of `readSeries`. */
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

/** Leaves out what moved after a moment. The figures of its day are read anew, and those of later days are zero. */
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

/**
 * The numbers of new members by hour, or else by day. Each is a count of its own, because sorting all new members into
 * groups takes three times as long.
 */
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
  /** The start of each point, in order. */
  starts: readonly number[];
  joined: readonly Joined[];
}

/**
 * Adds up the hours of each point. No hour is part of two days, because in the time zone of the workshop a day begins
 * on a full hour of UTC.
 */
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

/** The place of the last number that is not greater, in a list in ascending order. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  return numbers.findLastIndex((each) => each <= limit);
}
