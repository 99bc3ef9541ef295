import { startOf } from '../calendar.ts';
import { day as dayMs, hour } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';

/** How far the workshop's time is ahead of UTC. China has had no daylight saving time since 1991. */
const ahead = 8 * hour;

/**
 * The sum of what came into an account, or of what left it, on one day. `account`: an account of the shop; `wallet` or
 * `held` for these accounts of all members together; `member` for what moved in wallets, frozen money included, as
 * the records of wallets show it.
 */
export interface SumOfDay {
  account: string;
  /** The number of days since 1970 in the workshop's time zone. */
  day: number;
  scene: string;
  /** Empty for a transaction without a channel. */
  channel: string;
  /** 1 for money that came into the account, 0 for money that left it. */
  incoming: number;
  count: number;
  sumFen: number;
}

/** A condition on a sum: the account belongs to the shop. */
export const ofShop = "account NOT IN ('wallet', 'held', 'member')";

const columns = 'account, day, scene, channel, incoming, count, sum_fen';

/** Adds transactions that are sealed now to the sums of their days. Only the sealer does this, so nothing waits. */
export async function addToDays(trx: Trx, transactionIds: readonly string[]): Promise<void> {
  const ids = transactionIds.map(() => '?').join(', ');
  await trx.raw(
    `INSERT INTO ledger_days (${columns})
    SELECT * FROM (${foldOf(`t.id IN (${ids})`)}) added WHERE TRUE
    ON CONFLICT (account, day, scene, channel, incoming) DO UPDATE SET
      count = ledger_days.count + excluded.count, sum_fen = ledger_days.sum_fen + excluded.sum_fen`,
    [...transactionIds, ...transactionIds],
  );
}

/**
 * SQL for the transactions that wait for their seal. It starts from the queue of the sealer, which is short, and finds
 * each transaction by its first posting.
 */
const unsealed = `t.id IN (
  SELECT p.transaction_id FROM unsealed u JOIN ledger_postings p ON p.id = u.position
  WHERE u.chain = 'ledger' AND NOT EXISTS (
    SELECT 1 FROM seals s WHERE s.chain = 'ledger' AND s.subject = u.subject))`;
const sealed = `EXISTS (SELECT 1 FROM seals s WHERE s.chain = 'ledger' AND s.subject = CAST(t.id AS VARCHAR(40)))`;

/**
 * SQL for the sums of every day: the stored sums of sealed transactions, and the sums of those that wait for their
 * seal. One statement reads both, so a transaction counts exactly once, also while it is being sealed.
 * MATERIALIZED keeps the condition away from the waiting transactions: with a scene in it, the database would read all
 * transactions of the scene instead of the few that wait.
 * @param where a condition on the columns of a sum
 */
export function sumsOfDays(where = 'TRUE'): string {
  return `SELECT ${columns} FROM ledger_days WHERE ${where}
    UNION ALL SELECT ${columns} FROM (
      WITH waiting AS MATERIALIZED (${foldOf(unsealed)}) SELECT * FROM waiting) waiting WHERE ${where}`;
}

const everyDay = `SELECT DISTINCT ${dayOfSql('created_at')} AS day FROM ledger_transactions`;

/**
 * Computes the stored sums anew for every day on which they are wrong.
 * @returns these days, such as `2026-01-31`
 */
export async function mendDays(trx: Trx): Promise<string[]> {
  // The sealer adds to the sums. It locks the end of its chain first.
  await trx('chains').where({ name: 'ledger' }).forUpdate().first('seq');
  const wrong = await rawRows<{ subject: number }>(
    trx,
    wrongDays(`${everyDay} UNION SELECT day FROM ledger_days`),
  );
  for (const { subject: day } of wrong) {
    await trx('ledgerDays').where({ day }).delete();
    const ofDay = `${dayOfSql('t.created_at')} = ${day}`;
    await trx.raw(
      `INSERT INTO ledger_days (${columns}) SELECT * FROM (${foldOf(`${ofDay} AND ${sealed}`)}) folded`,
    );
  }
  return wrong.map(({ subject }) => isoDay(subject));
}

/**
 * SQL for the days whose stored sums differ from the sums of the sealed transactions.
 * @param days SQL that selects the numbers of the days to check, as `day`
 */
export function wrongDays(days: string): string {
  const ofDays = `t.id IN (
    SELECT x.id FROM (${days}) d JOIN ledger_transactions x
    ON x.created_at >= ${startOfDaySql('d.day')} AND x.created_at < ${startOfDaySql('d.day + 1')})`;
  const key = 'account, day, scene, channel, incoming';
  return `SELECT DISTINCT day AS subject FROM (
    SELECT ${key} FROM (
      SELECT ${key}, count, sum_fen FROM ledger_days WHERE day IN (SELECT day FROM (${days}) checked)
      UNION ALL SELECT ${key}, -count, -sum_fen FROM (${foldOf(`${ofDays} AND ${sealed}`)}) folded) stored_and_folded
    GROUP BY ${key} HAVING SUM(count) <> 0 OR SUM(sum_fen) <> 0) differing`;
}

/** @param chosen a condition on the transaction `t` */
function foldOf(chosen: string): string {
  const account = `CASE WHEN m.account LIKE 'wallet:%' THEN 'wallet' WHEN m.account LIKE 'held:%' THEN 'held'
    ELSE m.account END`;
  return `${fold('ledger_postings', account, chosen)} UNION ALL ${fold('wallet_entries', "'member'", chosen)}`;
}

function fold(rows: string, account: string, chosen: string): string {
  return `SELECT ${account} AS account, ${dayOfSql('t.created_at')} AS day, t.scene AS scene,
      COALESCE(t.channel, '') AS channel, CASE WHEN m.amount_fen > 0 THEN 1 ELSE 0 END AS incoming,
      COUNT(*) AS count, SUM(m.amount_fen) AS sum_fen
    FROM ledger_transactions t JOIN ${rows} m ON m.transaction_id = t.id
    WHERE ${chosen} GROUP BY 1, 2, 3, 4, 5`;
}

/** SQL for the number of days since 1970 in the workshop's time zone. */
export function dayOfSql(time: string): string {
  return `(${time} + ${ahead}) / ${dayMs}`;
}

/** SQL for the first moment of the day with this number. PostgreSQL would multiply small integers as small ones. */
export function startOfDaySql(number: string): string {
  return `((${number}) * CAST(${dayMs} AS BIGINT) - ${ahead})`;
}

/** The number of days since 1970 of a day such as `2026-01-31`. */
export function numberOfDay(day: string): number {
  return (startOf(day) + ahead) / dayMs;
}

/** The first moment of the day with this number, in epoch milliseconds. */
export function momentOfDay(number: number): number {
  return number * dayMs - ahead;
}

/** The day such as `2026-01-31` of a number of days since 1970. */
export function isoDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** SQL for the sum of all that moved in wallets before a day, in one row with the account `owed`. */
export function owedBefore(day: number): string {
  return `SELECT 'owed' AS account, 0 AS day, '' AS scene, '' AS channel, 0 AS incoming, 0 AS count,
      COALESCE(SUM(sum_fen), 0) AS sum_fen
    FROM (${sumsOfDays(`account = 'member' AND day < ${day}`)}) moved`;
}

/** Reads sums of days. `sql` selects all columns of `SumOfDay`. */
export async function readSums(db: Db, sql: string): Promise<SumOfDay[]> {
  const rows = await rawRows<SumOfDay>(
    db,
    `SELECT account, day, scene, channel, incoming, count, sum_fen AS "sumFen" FROM (${sql}) read`,
  );
  // PostgreSQL answers with texts, because its sums may exceed the numbers of JavaScript.
  return rows.map((row) => ({
    ...row,
    day: Number(row.day),
    incoming: Number(row.incoming),
    count: Number(row.count),
    sumFen: Number(row.sumFen),
  }));
}
