import type { Db } from '../db/db.ts';

interface Proof {
  reconciliationId: string;
  from: string;
  to: string;
}

/**
 * The newest standing reconciliation that shows the payment of a credit, or null. A payment of another day or with
 * another amount, or one that the credit has settled, shows only if the statement has more than `receivedFen`, the amount that a reversal would leave.
 */
export async function findProof(db: Db, transactionNo: string, receivedFen: number): Promise<Proof | null> {
  const matched = db('reconciledLines').where({ transactionNo }).select('reconciliationId');
  const differing = db('differences')
    .where({ transactionNo })
    .whereIn('outcome', ['otherDay', 'amountDiffers'])
    .where('theirFen', '>', receivedFen)
    .select('reconciliationId');
  const settled = db('differenceNotes')
    .join('differences', 'differences.id', 'differenceNotes.differenceId')
    .where('differenceNotes.transactionNo', transactionNo)
    .where('differences.theirFen', '>', receivedFen)
    .select('differences.reconciliationId');
  const found = await db('reconciliations')
    .where((shows) => shows.whereIn('id', matched).orWhereIn('id', differing).orWhereIn('id', settled))
    .whereNull('replacedBy')
    .orderBy('id', 'desc')
    .first('id', 'fromDay', 'toDay');
  return found ? { reconciliationId: String(found.id), from: found.fromDay, to: found.toDay } : null;
}
