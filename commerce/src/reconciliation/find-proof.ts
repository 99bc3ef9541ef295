import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';

type Proof = OutputOf<'GET /admin/reversals/detail'>['shownBy'];

/**
 * The newest standing reconciliation that shows more of the payment than `receivedFen`, the amount that a reversal of
 * its credit would leave, or null.
 */
export async function findProof(db: Db, transactionNo: string, receivedFen: number): Promise<Proof> {
  const shown = db('reconciliationLines')
    .where({ transactionNo })
    .whereIn('outcome', ['matched', 'otherDay', 'amountDiffers'])
    .where('theirFen', '>', receivedFen)
    .select('reconciliationId');
  const settled = db('differenceNotes')
    .join('reconciliationLines', 'reconciliationLines.id', 'differenceNotes.lineId')
    .where('differenceNotes.transactionNo', transactionNo)
    .where('reconciliationLines.theirFen', '>', receivedFen)
    .select('reconciliationLines.reconciliationId');
  const found = await db('reconciliations')
    .where((shows) => shows.whereIn('id', shown).orWhereIn('id', settled))
    .whereNull('replacedBy')
    .orderBy('id', 'desc')
    .first('id', 'fromDay', 'toDay');
  return found ? { reconciliationId: String(found.id), from: found.fromDay, to: found.toDay } : null;
}
