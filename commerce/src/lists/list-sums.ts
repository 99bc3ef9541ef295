import type { Db, Trx } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import { rawRows } from '../db/raw-rows.ts';
import { transaction } from '../db/transaction.ts';
import { numberOfDay } from '../ledger/sums-of-days.ts';
import { allDays, type SummedList, summedLists } from './summed-lists.ts';

/** The rows of a list with the same channel, status and mark (see `summedLists`). */
export interface ListSum {
  channel: string;
  status: string;
  mark: string;
  count: number;
  amountFen: number;
  /** What was paid back of these recharges or by these refunds. */
  backFen: number;
}

/** `day`: days since 1970 in the workshop's time zone, or -1 for all days together. */
export interface StoredSum extends ListSum {
  list: string;
  day: number;
}

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

const key = 'channel, status, mark';
const added = 'SUM(count) AS "count", SUM(amount_fen) AS "amountFen", SUM(back_fen) AS "backFen"';

/** One statement reads sums and changes, so each row counts exactly once, also while a change is being folded. */
export async function readListSums(db: Db, list: SummedList, range: Range): Promise<ListSum[]> {
  const first = range.from === undefined ? 0 : numberOfDay(range.from);
  const last = range.to === undefined ? Number.MAX_SAFE_INTEGER : numberOfDay(range.to);
  const within = `list = '${list}' AND day BETWEEN ${first} AND ${last}`;
  const isWhole = range.from === undefined && range.to === undefined;
  const columns = `${key}, count, amount_fen, back_fen`;
  const sums = await rawRows<ListSum>(
    db,
    `SELECT ${key}, ${added} FROM (
      SELECT ${columns} FROM list_sums WHERE ${isWhole ? `list = '${list}' AND day = ${allDays}` : within}
      UNION ALL SELECT ${columns} FROM list_sum_changes WHERE ${within}) stored
    GROUP BY ${key}`,
  );
  return sums.map(inNumbers);
}

export async function sumFound(db: Db, list: SummedList, found: Rows<unknown>): Promise<ListSum[]> {
  const { channel, status, mark, amountFen, backFen } = summedLists[list];
  const sums = await found
    .clone()
    .clearSelect()
    .columns([
      db.raw<ListSum>(`${channel} AS "channel", ${status} AS "status", ${mark} AS "mark", COUNT(*) AS "count",
        SUM(${amountFen}) AS "amountFen", SUM(${backFen}) AS "backFen"`),
    ])
    .groupByRaw('1, 2, 3');
  return sums.map(inNumbers);
}

export function addUp(sums: readonly ListSum[], chosen: (sum: ListSum) => boolean = () => true) {
  const total = { count: 0, amountFen: 0, backFen: 0 };
  for (const sum of sums.filter(chosen)) {
    total.count += sum.count;
    total.amountFen += sum.amountFen;
    total.backFen += sum.backFen;
  }
  return total;
}

/** PostgreSQL answers with texts, because its sums may exceed the numbers of JavaScript. */
function inNumbers(sum: ListSum): ListSum {
  return {
    ...sum,
    count: Number(sum.count),
    amountFen: Number(sum.amountFen),
    backFen: Number(sum.backFen),
  };
}

const batchSize = 500;

/** A job does this, so that no payment waits for the row of a sum. */
export async function foldSumChanges(db: Db): Promise<void> {
  while (await db('listSumChanges').first('id')) await transaction(db, foldBatch);
}

async function foldBatch(trx: Trx): Promise<void> {
  // A second instance waits for the locked rows, and then no longer finds them.
  const changes = await trx('listSumChanges').orderBy('id').limit(batchSize).forUpdate().select('id');
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const folded = (day: string) => `
    SELECT list, ${day} AS day, ${key}, count, amount_fen, back_fen FROM list_sum_changes
    WHERE id IN (${ids.map(() => '?').join(', ')})`;
  await trx.raw(
    `INSERT INTO list_sums (list, day, ${key}, count, amount_fen, back_fen)
    SELECT list, day, ${key}, SUM(count), SUM(amount_fen), SUM(back_fen)
    FROM (${folded('day')} UNION ALL ${folded(String(allDays))}) changes WHERE TRUE
    GROUP BY list, day, ${key}
    ON CONFLICT (list, day, ${key}) DO UPDATE SET count = list_sums.count + excluded.count,
      amount_fen = list_sums.amount_fen + excluded.amount_fen, back_fen = list_sums.back_fen + excluded.back_fen`,
    [...ids, ...ids],
  );
  await trx('listSumChanges').whereIn('id', ids).delete();
}
