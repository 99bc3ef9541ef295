import { correctionRef } from './kinds-of.ts';
import { dayOfSql, momentOfDay, sumsOfDays } from './sums-of-days.ts';

/** Sums have corrections and reversals of credits as this scene. The ledger stores them as `CHARGE_MARKET`. */
export const correctionScene = 'CORRECTION';

/**
 * `sumsOfDays` with corrections as a scene of their own. The stored sums do not tell corrections apart, so the same SQL
 * statement reads these few from the ledger.
 * @param days the numbers of the days since 1970
 */
export function sumsWithCorrections(where: string, { first, last }: { first: number; last: number }): string {
  const time = `r.created_at >= ${momentOfDay(first)} AND r.created_at < ${momentOfDay(last + 1)}`;
  const fold = (moved: 'r' | 'c', and: string) => `
    SELECT p.account AS account, ${dayOfSql(`${moved}.created_at`)} AS day, COALESCE(${moved}.channel, '') AS channel,
      CASE WHEN p.amount_fen > 0 THEN 1 ELSE 0 END AS incoming, COUNT(*) AS count, SUM(p.amount_fen) AS sum_fen
    ${fromReversals(moved, `${time} ${and}`)} GROUP BY 1, 2, 3, 4`;
  const ofCorrection = `AND o.business_ref LIKE '${correctionRef}%'`;
  return `SELECT account, day, scene, channel, incoming, SUM(count) AS count, SUM(sum_fen) AS sum_fen FROM (
      WITH corrected AS (${fold('c', '')} UNION ALL ${fold('r', ofCorrection)})
      ${sumsOfDays(`day BETWEEN ${first} AND ${last} AND ${where}`)}
      UNION ALL SELECT account, day, '${correctionScene}', channel, incoming, count, sum_fen FROM corrected
      UNION ALL SELECT account, day, 'CHARGE_MARKET', channel, incoming, -count, -sum_fen FROM corrected) told_apart
    GROUP BY account, day, scene, channel, incoming HAVING SUM(count) <> 0`;
}

/** Postings `p` of channels from reversals `r` of credits `o`, or from the corrections `c` booked with them. */
export function fromReversals(moved: 'r' | 'c', where: string): string {
  const corrections = `JOIN ledger_transactions c ON c.business_ref = '${correctionRef}' || o.transaction_no`;
  return `FROM ledger_transactions r JOIN ledger_transactions o ON o.id = r.reverses ${moved === 'c' ? corrections : ''}
    JOIN ledger_postings p ON p.transaction_id = ${moved}.id
    WHERE r.reverses IS NOT NULL AND r.scene IN ('CHARGE', 'CHARGE_MARKET') AND p.account LIKE 'channel:%' AND ${where}`;
}
