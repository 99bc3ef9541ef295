import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { dayOfSql, isoDay, startOfDaySql } from '../ledger/sums-of-days.ts';
import { allDays, type SummedList, summedLists } from './summed-lists.ts';

const lists = Object.keys(summedLists) as SummedList[];
const key = 'list, day, channel, status, mark';
const sums = 'count, amount_fen, back_fen';

/** @param chosen a condition on the key of the list: only days of these rows are checked, and days without rows */
export function wrongSumsOf(list: SummedList, chosen: (key: string) => string): string {
  const { key: ownKey, at } = summedLists[list];
  return wrongOn(
    list,
    `SELECT DISTINCT ${dayOfSql(at)} AS day FROM ${list} WHERE ${chosen(ownKey)}
    UNION SELECT day FROM (SELECT DISTINCT day FROM list_sums WHERE list = '${list}' AND day <> ${allDays}) stored
    WHERE NOT EXISTS (SELECT 1 FROM ${list} WHERE ${at} >= ${startOfDaySql('day')}
      AND ${at} < ${startOfDaySql('day + 1')})`,
  );
}

export const wrongTotals = `
  SELECT DISTINCT list AS subject FROM (
    SELECT list, channel, status, mark, CASE WHEN day = ${allDays} THEN count ELSE -count END AS count,
      CASE WHEN day = ${allDays} THEN amount_fen ELSE -amount_fen END AS amount_fen,
      CASE WHEN day = ${allDays} THEN back_fen ELSE -back_fen END AS back_fen
    FROM list_sums) stored
  GROUP BY list, channel, status, mark HAVING SUM(count) <> 0 OR SUM(amount_fen) <> 0 OR SUM(back_fen) <> 0`;

/** Payments that change the sums wait meanwhile. @returns the days with wrong sums, such as `2026-01-31` */
export async function mendListSums(trx: Trx): Promise<string[]> {
  if (!isSqlite(trx)) await trx.raw('LOCK TABLE list_sum_changes IN ACCESS EXCLUSIVE MODE');
  const wrong = new Set<string>();
  for (const list of lists) {
    const days = await rawRows<{ subject: number }>(
      trx,
      wrongSumsOf(list, () => 'TRUE'),
    );
    for (const { subject } of days) wrong.add(isoDay(subject));
  }
  const totals = await rawRows(trx, wrongTotals);
  if (wrong.size === 0 && totals.length === 0) return [];
  await trx('listSumChanges').delete();
  await trx('listSums').delete();
  for (const list of lists) await trx.raw(`INSERT INTO list_sums (${key}, ${sums}) ${fold(list, 'TRUE')}`);
  await trx.raw(`
    INSERT INTO list_sums (${key}, ${sums})
    SELECT list, ${allDays}, channel, status, mark, SUM(count), SUM(amount_fen), SUM(back_fen) FROM list_sums
    GROUP BY list, channel, status, mark`);
  return [...wrong];
}

/** @param days SQL that selects the numbers of the days to check, as `day` */
function wrongOn(list: SummedList, days: string): string {
  const { key: ownKey, at } = summedLists[list];
  const ofDays = `${ownKey} IN (SELECT ${ownKey} FROM (${days}) checked JOIN ${list}
    ON ${at} >= ${startOfDaySql('checked.day')} AND ${at} < ${startOfDaySql('checked.day + 1')})`;
  const stored = (table: string) => `
    SELECT ${key}, ${sums} FROM ${table} WHERE list = '${list}' AND day IN (SELECT day FROM (${days}) checked)`;
  return `SELECT DISTINCT day AS subject FROM (
    SELECT ${key} FROM (
      ${stored('list_sums')} UNION ALL ${stored('list_sum_changes')}
      UNION ALL SELECT ${key}, -count, -amount_fen, -back_fen FROM (${fold(list, ofDays)}) folded) compared
    GROUP BY ${key} HAVING SUM(count) <> 0 OR SUM(amount_fen) <> 0 OR SUM(back_fen) <> 0) differing`;
}

function fold(list: SummedList, chosen: string): string {
  const { at, channel, status, mark, amountFen, backFen } = summedLists[list];
  return `SELECT list, day, channel, status, mark, COUNT(*) AS count, SUM(amount_fen) AS amount_fen,
      SUM(back_fen) AS back_fen
    FROM (SELECT '${list}' AS list, ${dayOfSql(at)} AS day, ${channel} AS channel, ${status} AS status, ${mark} AS mark,
      ${amountFen} AS amount_fen, ${backFen} AS back_fen FROM ${list} WHERE ${chosen}) of_rows
    GROUP BY list, day, channel, status, mark`;
}
