import type { Trx } from '../db/db.ts';
import { noteSettled } from '../reconciliation/add-notes.ts';
import type { Credit } from './credit.ts';

/** Explains the differences of reconciliations in which the payment was missing. */
export async function noteCredited(
  trx: Trx,
  { channel, serialNo, amountFen: bookedFen, transactionNo, reason }: Credit,
  by: { staffId: string; at: number },
): Promise<void> {
  if (!channel || !serialNo || !transactionNo) return;
  await noteSettled(trx, {
    about: { channel, serialNo },
    bookedFen,
    settledBy: transactionNo,
    reason,
    ...by,
  });
}
