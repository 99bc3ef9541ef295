import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { column } from '../db/tables.ts';
import { momentOfDay, owedBefore, readSums, sumsOfDays } from '../ledger/sums-of-days.ts';

export interface Amounts {
  movedFen: number;
  salesFen: number;
  orders: number;
  orderRefundsFen: number;
  chargeRefundsFen: number;
}

/** `hour`: the hours since 1970 at the beginning of this hour or day. */
export interface Moved extends Amounts {
  hour: number;
}

export interface Movements {
  /** What the shop owed before the first movement. */
  owedFen: number;
  moved: Moved[];
}

interface Times {
  since: number;
  until: number;
}

export async function readDays(db: Db, first: number, length: number): Promise<Movements> {
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
      orderRefundsFen: scene === 'ORDER_REFUND' ? sumFen : 0,
      chargeRefundsFen: scene === 'CHARGE_REFUND' ? -sumFen : 0,
    });
  }
  return { owedFen, moved };
}

/** The scenes are not in GROUP BY: an index begins with them, and SQLite would read all of it. */
export async function readHours(db: Db, first: number, times: Times): Promise<Movements> {
  const rows = await rawRows<Amounts & { hour: number | null }>(
    db,
    `SELECT t.created_at / ${hour} AS hour, ${amounts} ${between} GROUP BY 1
    UNION ALL SELECT NULL, sum_fen, 0, 0, 0, 0 FROM (${owedBefore(first)}) owed`,
    [times.since, times.until],
  );
  const moved: Moved[] = [];
  let owedFen = 0;
  for (const row of rows) {
    if (row.hour === null) owedFen = row.movedFen;
    else moved.push({ ...row, hour: row.hour });
  }
  return { owedFen, moved };
}

export async function readPart(db: Db, times: Times): Promise<Amounts & { newMembers: number }> {
  const { since, until } = times;
  const [row] = await rawRows<{ [Name in keyof Amounts]: number | null }>(
    db,
    `SELECT ${amounts} ${between}`,
    [since, until],
  );
  const [members] = await rawRows<{ count: number }>(
    db,
    `SELECT COUNT(*) AS count FROM users WHERE ${createdAt} >= ? AND ${createdAt} < ?`,
    [since, until],
  );
  return {
    movedFen: row?.movedFen ?? 0,
    salesFen: row?.salesFen ?? 0,
    orders: row?.orders ?? 0,
    orderRefundsFen: row?.orderRefundsFen ?? 0,
    chargeRefundsFen: row?.chargeRefundsFen ?? 0,
    newMembers: members?.count ?? 0,
  };
}

const createdAt = column('users.createdAt');

const sumOf = (scene: string, value: string) =>
  `SUM(CASE WHEN t.scene = '${scene}' THEN ${value} ELSE 0 END)`;
const amounts = `SUM(w.amount_fen) AS "movedFen",
  ${sumOf('ORDER_PAYMENT', '-w.amount_fen')} AS "salesFen", ${sumOf('ORDER_PAYMENT', '1')} AS orders,
  ${sumOf('ORDER_REFUND', 'w.amount_fen')} AS "orderRefundsFen",
  ${sumOf('CHARGE_REFUND', '-w.amount_fen')} AS "chargeRefundsFen"`;
const between = `FROM ledger_transactions t JOIN wallet_entries w ON w.transaction_id = t.id
  WHERE t.created_at >= ? AND t.created_at < ?`;
