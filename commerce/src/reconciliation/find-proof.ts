import type { Db } from '../db/db.ts';

interface Proof {
  reconciliationId: string;
  from: string;
  to: string;
}

/**
 * The newest standing reconciliation that shows the payment of a credit, or null. A payment of another day or with
 * another amount shows only if the statement has more than `receivedFen`, the amount that a reversal would leave.
 */
export async function findProof(db: Db, transactionNo: string, receivedFen: number): Promise<Proof | null> {
  const matched = db('reconciledLines').where({ transactionNo }).select('reconciliationId');
  const differing = db('differences')
    .where({ transactionNo })
    .whereIn('outcome', ['otherDay', 'amountDiffers'])
    .where('theirFen', '>', receivedFen)
    .select('reconciliationId');
  const found = await db('reconciliations')
    .where((either) => either.whereIn('id', matched).orWhereIn('id', differing))
    .whereNull('replacedBy')
    .orderBy('id', 'desc')
    .first('id', 'fromDay', 'toDay');
  return found ? { reconciliationId: String(found.id), from: found.fromDay, to: found.toDay } : null;
}
