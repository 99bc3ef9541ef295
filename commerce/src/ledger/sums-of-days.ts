import { startOf } from '../calendar.ts';
import { day as dayMs, hour } from '../clock.ts';
import type { Db, Trx } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';

/** The lead over UTC in milliseconds. China has had no daylight saving time since 1991. */
const ahead = 8 * hour;

/**
 * `account`: an account of the shop; `wallet` or `held` for these accounts of all members; `member` for what moved in
 * wallets, including frozen money.
 */
export interface SumOfDay {
  account: string;
  /** Days since 1970 in the workshop's time zone. */
  day: number;
  scene: string;
  /** Empty for a transaction without a channel. */
  channel: string;
  /** 1 for money that came into the account, 0 for money that left it. */
  incoming: number;
  count: number;
  sumFen: number;
}

export const ofShop = "account NOT IN ('wallet', 'held', 'member')";

const columns = 'account, day, scene, channel, incoming, count, sum_fen';

/** Only the sealer calls this, so that nothing waits for the rows. */
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

/** Starts from the queue of the sealer, which is short, and finds each transaction by its first posting. */
const unsealed = `t.id IN (
  SELECT p.transaction_id FROM unsealed u JOIN ledger_postings p ON p.id = u.position
  WHERE u.chain = 'ledger' AND NOT EXISTS (
    SELECT 1 FROM seals s WHERE s.chain = 'ledger' AND s.subject = u.subject))`;
const sealed = `EXISTS (SELECT 1 FROM seals s WHERE s.chain = 'ledger' AND s.subject = CAST(t.id AS VARCHAR(40)))`;

/**
 * One statement reads stored sums and transactions that wait for their seal, so each transaction counts exactly once.
 * MATERIALIZED keeps `where` away from the waiting ones: for a scene, the database would read all its transactions.
 * @param where a condition on the columns of a sum
 */
export function sumsOfDays(where = 'TRUE'): string {
  return `SELECT ${columns} FROM ledger_days WHERE ${where}
    UNION ALL SELECT ${columns} FROM (
      WITH waiting AS MATERIALIZED (${foldOf(unsealed)}) SELECT * FROM waiting) waiting WHERE ${where}`;
}

const everyDay = `SELECT DISTINCT ${dayOfSql('created_at')} AS day FROM ledger_transactions`;

/** @returns the days with wrong sums, such as `2026-01-31` */
export async function mendDays(trx: Trx): Promise<string[]> {
  // Keeps the sealer away, which adds to the sums and locks the end of its chain first.
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

/** @param days SQL that selects the numbers of the days to check, as `day` */
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

/** Days since 1970 in the workshop's time zone. */
export function dayOfSql(time: string): string {
  return `(${time} + ${ahead}) / ${dayMs}`;
}

/** Without the cast, the product could exceed PostgreSQL's small integers. */
export function startOfDaySql(number: string): string {
  return `((${number}) * CAST(${dayMs} AS BIGINT) - ${ahead})`;
}

/** @returns the days since 1970 in the workshop's time zone */
export function numberOfDay(day: string): number {
  return (startOf(day) + ahead) / dayMs;
}

/** In epoch milliseconds. */
export function momentOfDay(number: number): number {
  return number * dayMs - ahead;
}

/** Such as `2026-01-31`. */
export function isoDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The sum of all that moved in wallets before a day, in one row with the account `owed`. */
export function owedBefore(day: number): string {
  return `SELECT 'owed' AS account, 0 AS day, '' AS scene, '' AS channel, 0 AS incoming, 0 AS count,
      COALESCE(SUM(sum_fen), 0) AS sum_fen
    FROM (${sumsOfDays(`account = 'member' AND day < ${day}`)}) moved`;
}

/** @param sql selects all columns of `SumOfDay` */
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
