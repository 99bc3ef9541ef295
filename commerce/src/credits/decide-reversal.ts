import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { byStaff, transition } from '../states/transition.ts';
import { creditMachine } from './credit.ts';
import { requireAnotherPerson } from './require-another-person.ts';
import { type Reversal, reversalMachine } from './reversal.ts';
import { reverseCredit } from './reverse-credit.ts';

interface Decision {
  reversalId: string;
  staffId: string;
  at: number;
}

/**
 * @throws Failure as `reverseCredit`, and `reversalNotFound`, `proposalStateChanged`, `secondPersonNeeded`,
 *   `notYourself`
 */
export async function postReversal(
  trx: Trx,
  { reversalId, staffId, at }: Decision,
): Promise<{ reversal: Reversal; ownerAlone: boolean }> {
  await trx('reversals').where({ id: reversalId }).forUpdate().first('id');
  const reversal = await requireReversal(trx, reversalId);
  if (reversal.status !== 'PROPOSED') throw fail('proposalStateChanged', { status: reversal.status });
  const { ownerAlone } = await requireAnotherPerson(trx, reversal, staffId);
  const cause = byStaff(staffId, at, reversal.reason);
  const booked = await reverseCredit(trx, reversal, cause);
  const credit = await trx('credits').where({ transactionNo: reversal.transactionNo }).first();
  if (credit) await transition(trx, creditMachine, credit, 'reverse', cause);
  const patch = { ...booked, decidedBy: staffId, decidedAt: at };
  const status = await transition(trx, reversalMachine, reversal, 'post', cause, { patch });
  return { reversal: { ...reversal, ...patch, status }, ownerAlone };
}

/** Everybody who may post may reject, also the proposer. @throws Failure `reversalNotFound`, `proposalStateChanged` */
export async function rejectReversal(
  trx: Trx,
  { reversalId, staffId, at, reason }: Decision & { reason: string },
): Promise<Reversal> {
  const reversal = await requireReversal(trx, reversalId);
  const patch = { decidedBy: staffId, decidedAt: at, rejectReason: reason };
  const cause = byStaff(staffId, at, reason);
  const status = await transition(trx, reversalMachine, reversal, 'reject', cause, { patch });
  return { ...reversal, ...patch, status };
}

/** @throws Failure `reversalNotFound` */
export async function requireReversal(db: Db, reversalId: string): Promise<Reversal> {
  const reversal = await db('reversals').where({ id: reversalId }).first();
  if (!reversal) throw fail('reversalNotFound');
  return reversal;
}
