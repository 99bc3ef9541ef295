import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { findProof } from '../reconciliation/find-proof.ts';
import type { Reversal } from './reversal.ts';

/**
 * Two persons look at a payment that a reconciliation shows before its credit is taken back.
 * @throws Failure `paymentShown` unless the person has confirmed the warning (`although`)
 */
export async function requireUnshown(
  trx: Trx,
  { transactionNo, receivedFen }: Pick<Reversal, 'transactionNo' | 'receivedFen'>,
  although = false,
): Promise<void> {
  const proof = although ? null : await findProof(trx, transactionNo, receivedFen);
  if (!proof) return;
  const { reconciliationId, from, to } = proof;
  throw fail('paymentShown', { reconciliationId, days: from === to ? from : `${from} – ${to}` });
}
