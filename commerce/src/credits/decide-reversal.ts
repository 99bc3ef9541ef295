import { randomUUID } from 'node:crypto';
import { bookedChannels } from '../../contract/choices.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { noteSettled } from '../reconciliation/add-notes.ts';
import { byStaff, transition } from '../states/transition.ts';
import { creditMachine } from './credit.ts';
import { requireAnotherPerson } from './require-another-person.ts';
import { requireUnshown } from './require-unshown.ts';
import { type Reversal, requireReversal, reversalMachine } from './reversal.ts';
import { reverseCredit } from './reverse-credit.ts';

interface Posting {
  reversalId: string;
  staffId: string;
  at: number;
  /** Confirms the warning that a reconciliation shows the payment. */
  although?: boolean | undefined;
}

/**
 * @throws Failure as `reverseCredit`, and `reversalNotFound`, `paymentShown`, `proposalStateChanged`,
 *   `secondPersonNeeded`, `notYourself`
 */
export async function postReversal(
  trx: Trx,
  { reversalId, staffId, at, although }: Posting,
): Promise<Reversal> {
  await trx('reversals').where({ id: reversalId }).forUpdate().first('id');
  const reversal = await requireReversal(trx, reversalId);
  await requireUnshown(trx, reversal, although);
  if (reversal.status !== 'PROPOSED') throw fail('proposalStateChanged', { status: reversal.status });
  await requireAnotherPerson(trx, reversal, staffId);
  const { transactionNo, receivedFen, reason } = reversal;
  const cause = byStaff(staffId, at, reason);
  const booked = await reverseCredit(trx, reversal, cause);
  const credit = await trx('credits').where({ transactionNo }).first();
  if (credit) await transition(trx, creditMachine, credit, 'reverse', cause);
  if (booked.correctionNo) await keepLowered(trx, reversal, booked.correctionNo, { staffId, at });
  const patch = { ...booked, decidedBy: staffId, decidedAt: at };
  const status = await transition(trx, reversalMachine, reversal, 'post', cause, { patch });
  const settled = { about: { transactionNo }, bookedFen: receivedFen, settledBy: booked.reversalNo };
  await noteSettled(trx, { ...settled, reason, staffId, at });
  return { ...reversal, ...patch, status };
}

/** What stays in the wallet is a credit of its own, so that the list of credits adds up to what the wallets hold. */
async function keepLowered(
  trx: Trx,
  { userId, receivedFen: amountFen, reason, proposedBy, proposedAt }: Reversal,
  transactionNo: string,
  { staffId: decidedBy, at: decidedAt }: { staffId: string; at: number },
): Promise<void> {
  const booked = await trx('ledgerTransactions').where({ transactionNo }).first('channel', 'serialNo');
  const channel = bookedChannels.find((name) => name === booked?.channel) ?? null;
  await trx('credits').insert({
    id: randomUUID(),
    ...{ userId, amountFen, kind: channel ? 'received' : 'gift', reason, status: 'POSTED' },
    ...{ proposedBy, proposedAt, decidedBy, decidedAt, transactionNo },
    ...{ chargeNo: null, reference: null, channel, serialNo: booked?.serialNo ?? null },
  });
}
