import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import type { StaffAct } from '../states/transition.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireUnshown } from './require-unshown.ts';
import type { Reversal } from './reversal.ts';
import { requireReversible } from './reverse-credit.ts';

interface NewReversal extends StaffAct {
  /** The credit to take back. */
  transactionNo: string;
  /** What arrived and stays in the wallet; 0 if nothing. */
  receivedFen: number;
  /** Confirms the warning that a reconciliation shows the payment. */
  although?: boolean | undefined;
}

/** @throws Failure as `requireReversible`, and `paymentShown`, `notYourself`, `reversalWaiting` */
export async function proposeReversal(trx: Trx, wanted: NewReversal): Promise<Reversal> {
  const { transactionNo, receivedFen, reason, although, staffId, at } = wanted;
  await requireUnshown(trx, wanted, although);
  const { userId, creditFen } = await requireReversible(trx, { transactionNo, receivedFen });
  if (userId === staffId) throw fail('notYourself');
  await lockMember(trx, userId);
  const [reversal] = await trx('reversals')
    .insert({
      id: randomUUID(),
      ...{ userId, transactionNo, amountFen: creditFen, receivedFen, reason },
      ...{ status: 'PROPOSED', proposedBy: staffId, proposedAt: at },
    })
    .returning('*')
    .catch(refuseDuplicate('reversalWaiting'));
  return reversal;
}
