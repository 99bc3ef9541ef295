import { addDays, momentsOf, startOf } from '../calendar.ts';
import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
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
  const starts = Array.from({ length }, (_, index) => startOf(addDays(from, index)));
  const { owedFen, moved } = await readMoved(db, since);
  const joined = await readJoined(db, since, until);
  const fold = (each: readonly number[]) => pointsOf({ starts: each, until, owedFen, moved, joined });
  const startsOfHours = Array.from({ length: (until - since) / hour }, (_, index) => since + index * hour);
  return { days: fold(starts), hours: withHours ? fold(startsOfHours) : [] };
}

/** The movements of all wallets in one hour. `hour` counts the hours since 1970. */
interface Moved {
  hour: number;
  movedFen: number;
  salesFen: number;
  orders: number;
  refundsFen: number;
}

/**
 * Reads what the shop owes now and all movements since a moment. One SQL statement reads both, so that they belong to
 * the same moment. The scenes are no part of GROUP BY: an index begins with them, and SQLite would read all of it.
 */
async function readMoved(db: Db, since: number): Promise<{ owedFen: number; moved: Moved[] }> {
  const sumOf = (scene: string, value: string) =>
    `SUM(CASE WHEN t.scene = '${scene}' THEN ${value} ELSE 0 END)`;
  const rows = await rawRows<Omit<Moved, 'hour'> & { hour: number | null }>(
    db,
    `SELECT t.created_at / ${hour} AS hour, SUM(w.amount_fen) AS "movedFen",
      ${sumOf('ORDER_PAYMENT', '-w.amount_fen')} AS "salesFen", ${sumOf('ORDER_PAYMENT', '1')} AS orders,
      ${sumOf('ORDER_REFUND', 'w.amount_fen')} AS "refundsFen"
    FROM ledger_transactions t JOIN wallet_entries w ON w.transaction_id = t.id
    WHERE t.created_at >= ? GROUP BY 1
    UNION ALL SELECT NULL, COALESCE(SUM(balance_fen), 0), 0, 0, 0 FROM ledger_accounts`,
    [since],
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

/** The numbers of new members by hour. */
function readJoined(db: Db, since: number, until: number): Promise<Joined[]> {
  const ofHour = `${column('users.createdAt')} / ${hour}`;
  return db('users')
    .whereBetween('createdAt', [since, until - 1])
    .groupByRaw(ofHour)
    .select(db.raw<{ hour: number }>(`${ofHour} AS hour`))
    .count({ count: '*' });
}

interface Folded {
  /** The start of each point, in order. */
  starts: readonly number[];
  /** The end of the last point. */
  until: number;
  owedFen: number;
  moved: readonly Moved[];
  joined: readonly Joined[];
}

/**
 * Adds up the hours of each point. No hour is part of two days, because in the time zone of the workshop a day begins
 * on a full hour of UTC. What was owed is calculated backwards from what is owed now.
 */
function pointsOf({ starts, until, owedFen, moved, joined }: Folded): Point[] {
  const points = starts.map((start) => ({
    start,
    salesFen: 0,
    orders: 0,
    newMembers: 0,
    refundsFen: 0,
    movedFen: 0,
  }));
  const pointAt = (moment: number) => points[lastAtMost(starts, moment)];
  let owedAtEndFen = owedFen;
  for (const row of moved) {
    const at = row.hour * hour;
    if (at >= until) owedAtEndFen -= row.movedFen;
    const point = at < until ? pointAt(at) : undefined;
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
  return points
    .reverse()
    .map(({ movedFen, ...point }) => {
      const liabilityFen = owedAtEndFen;
      owedAtEndFen -= movedFen;
      return { ...point, liabilityFen };
    })
    .reverse();
}

/** The place of the last number that is not greater, in a list in ascending order. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  return numbers.findLastIndex((each) => each <= limit);
}
