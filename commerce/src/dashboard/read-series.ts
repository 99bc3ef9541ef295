import { addDays, momentsOf } from '../calendar.ts';
import { day, hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { momentOfDay, numberOfDay, owedBefore, readSums, sumsOfDays } from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';

/** The figures of a day or an hour that begins at `start`. `liabilityFen` is what the shop owed at its end. */
export interface Point {
  start: number;
  salesFen: number;
  orders: number;
  newMembers: number;
  refundsFen: number;
  liabilityFen: number;
}

interface Wanted {
  /** The first day. */
  from: string;
  length: number;
  withHours: boolean;
}

interface Series {
  days: Point[];
  /** Empty if they are not wanted. */
  hours: Point[];
}

/** Returns the figures of each day, and if wanted of each hour too. On SQLite it runs in a thread. */
export function readSeries(db: Db, wanted: Wanted): Promise<Series> {
  return runAside(db, import.meta.url, foldSeries, wanted);
}

/** The work of `readSeries`. */
export async function foldSeries(db: Db, { from, length, withHours }: Wanted): Promise<Series> {
  const { since, until } = momentsOf({ from, to: addDays(from, length - 1) });
  const firstDay = numberOfDay(from);
  const starts = Array.from({ length }, (_, index) => momentOfDay(firstDay + index));
  const joined = await readJoined(db, { since, until, withHours });
  const fold = (each: readonly number[], moved: { owedFen: number; moved: Moved[] }) =>
    pointsOf({ starts: each, ...moved, joined });
  const startsOfHours = Array.from({ length: (until - since) / hour }, (_, index) => since + index * hour);
  return {
    days: fold(starts, await readDays(db, firstDay, length)),
    hours: withHours ? fold(startsOfHours, await readHours(db, firstDay, { since, until })) : [],
  };
}

/** The movements of all wallets in one hour or day. `hour`: the hours since 1970 at its beginning. */
interface Moved {
  hour: number;
  movedFen: number;
  salesFen: number;
  orders: number;
  refundsFen: number;
}

/** What was owed before the first day, and the movements of each day. One SQL statement reads both. */
async function readDays(db: Db, first: number, length: number): Promise<{ owedFen: number; moved: Moved[] }> {
  const sums = await readSums(
    db,
    `${owedBefore(first)} UNION ALL
    ${sumsOfDays(`account = 'member' AND day BETWEEN ${first} AND ${first + length - 1}`)}`,
  );
  let owedFen = 0;
  const moved: Moved[] = [];
  for (const { account, day, scene, count, sumFen } of sums) {
    if (account === 'owed') {
      owedFen = sumFen;
      continue;
    }
    const paid = scene === 'ORDER_PAYMENT';
    moved.push({
      hour: momentOfDay(day) / hour,
      movedFen: sumFen,
      salesFen: paid ? -sumFen : 0,
      orders: paid ? count : 0,
      refundsFen: scene === 'ORDER_REFUND' ? sumFen : 0,
    });
  }
  return { owedFen, moved };
}

/**
 * What was owed before the first day, and the movements of each hour. One SQL statement reads both. The scenes are no
 * part of GROUP BY: an index begins with them, and SQLite would read all of it.
 */
async function readHours(
  db: Db,
  first: number,
  { since, until }: { since: number; until: number },
): Promise<{ owedFen: number; moved: Moved[] }> {
  const sumOf = (scene: string, value: string) =>
    `SUM(CASE WHEN t.scene = '${scene}' THEN ${value} ELSE 0 END)`;
  const rows = await rawRows<Omit<Moved, 'hour'> & { hour: number | null }>(
    db,
    `SELECT t.created_at / ${hour} AS hour, SUM(w.amount_fen) AS "movedFen",
      ${sumOf('ORDER_PAYMENT', '-w.amount_fen')} AS "salesFen", ${sumOf('ORDER_PAYMENT', '1')} AS orders,
      ${sumOf('ORDER_REFUND', 'w.amount_fen')} AS "refundsFen"
    FROM ledger_transactions t JOIN wallet_entries w ON w.transaction_id = t.id
    WHERE t.created_at >= ? AND t.created_at < ? GROUP BY 1
    UNION ALL SELECT NULL, sum_fen, 0, 0, 0 FROM (${owedBefore(first)}) owed`,
    [since, until],
  );
  const moved: Moved[] = [];
  let owedFen = 0;
  for (const row of rows) {
    if (row.hour === null) owedFen = row.movedFen;
    else moved.push({ ...row, hour: row.hour });
  }
  return { owedFen, moved };
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

interface Folded {
  /** The start of each point, in order. */
  starts: readonly number[];
  /** What the shop owed before the first point. */
  owedFen: number;
  moved: readonly Moved[];
  joined: readonly Joined[];
}

/**
 * Adds up the hours of each point. No hour is part of two days, because in the time zone of the workshop a day begins
 * on a full hour of UTC.
 */
function pointsOf({ starts, owedFen, moved, joined }: Folded): Point[] {
  const points = starts.map((start) => ({
    start,
    salesFen: 0,
    orders: 0,
    newMembers: 0,
    refundsFen: 0,
    movedFen: 0,
  }));
  const pointAt = (moment: number) => points[lastAtMost(starts, moment)];
  for (const row of moved) {
    const point = pointAt(row.hour * hour);
    if (!point) continue;
    point.movedFen += row.movedFen;
    point.salesFen += row.salesFen;
    point.orders += row.orders;
    point.refundsFen += row.refundsFen;
  }
  for (const row of joined) {
    const point = pointAt(row.hour * hour);
    if (point) point.newMembers += row.count;
  }
  let liabilityFen = owedFen;
  return points.map(({ movedFen, ...point }) => {
    liabilityFen += movedFen;
    return { ...point, liabilityFen };
  });
}

/** The place of the last number that is not greater, in a list in ascending order. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  return numbers.findLastIndex((each) => each <= limit);
}
