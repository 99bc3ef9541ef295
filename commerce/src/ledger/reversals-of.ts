import type { Db } from '../db/db.ts';

/** @returns the numbers of reversals by the number of the transaction that they take back */
export async function reversalsOf(db: Db, transactionNos: readonly string[]): Promise<Map<string, string>> {
  const originals = await db('ledgerTransactions')
    .whereIn('transactionNo', transactionNos)
    .select('id', 'transactionNo');
  const reversals = await db('ledgerTransactions')
    .whereIn(
      'reverses',
      originals.map(({ id }) => id),
    )
    .select('reverses', 'transactionNo');
  const reversalOf = new Map(reversals.map(({ reverses, transactionNo }) => [reverses, transactionNo]));
  return new Map(
    originals.flatMap(({ id, transactionNo }) => {
      const reversal = reversalOf.get(id);
      return reversal ? [[transactionNo, reversal] as const] : [];
    }),
  );
}

/** The scenes are in the SQL text, so that the database uses the partial index of these few rows. */
export function creditReversals(db: Db) {
  return db('ledgerTransactions').whereNotNull('reverses').whereRaw("scene IN ('CHARGE', 'CHARGE_MARKET')");
}
