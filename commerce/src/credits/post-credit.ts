import type { Db, Trx } from '../db/db.ts';
import { refuseDuplicate } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { creditRef } from '../ledger/kinds-of.ts';
import { failRechargesOf } from '../recharges/close-unmatched.ts';
import { creditRecharge } from '../recharges/credit-recharge.ts';
import { noteSettled } from '../reconciliation/add-notes.ts';
import { byStaff, transition } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { contradictionsOf, requireUncredited } from './contradictions-of.ts';
import { type Credit, creditMachine, requireCredit } from './credit.ts';
import { requireAnotherPerson } from './require-another-person.ts';

interface Posting {
  creditId: string;
  /** What the second person read on the payment. */
  serialNo?: string | undefined;
  staffId: string;
  at: number;
}

/**
 * @throws Failure `creditNotFound`, `proposalStateChanged`, `secondPersonNeeded`, `notYourself`, `serialNoDiffers`,
 *   `serialNoUsed`; `invalidInput` without the number; for a recharge also `rechargeStateChanged`
 */
export async function postCredit(trx: Trx, { creditId, serialNo, staffId, at }: Posting): Promise<Credit> {
  const credit = await requireProposed(trx, creditId);
  const { userId, amountFen, channel, chargeNo } = credit;
  if (credit.serialNo) await lockPayment(trx, credit.serialNo, chargeNo ?? undefined);
  await requireProposed(trx, creditId);
  await requireAnotherPerson(trx, credit, staffId);
  if (channel && credit.serialNo) {
    if (!serialNo) throw fail('invalidInput', { fields: { serialNo: 'serialNoMissing' } });
    if (serialNo !== credit.serialNo) throw fail('serialNoDiffers');
    const payment = { channel, serialNo: credit.serialNo };
    requireUncredited(await contradictionsOf(trx, { userId, amountFen, payment, chargeNo, creditId }));
  }
  return post(trx, credit, { staffId, at });
}

async function requireProposed(db: Db, creditId: string): Promise<Credit> {
  const credit = await requireCredit(db, creditId);
  if (credit.status !== 'PROPOSED') throw fail('proposalStateChanged', { status: credit.status });
  return credit;
}

/**
 * Also explains the differences of reconciliations that miss this payment. The caller holds the lock on the payment. @param staffId null for the command line
 */
export async function post(
  trx: Trx,
  credit: Credit,
  { staffId, at }: { staffId: string | null; at: number },
): Promise<Credit> {
  const { id, channel, serialNo, amountFen, reason } = credit;
  const cause = byStaff(staffId, at, reason);
  const patch = { decidedBy: staffId, decidedAt: at };
  const status = await transition(trx, creditMachine, credit, 'post', cause, { patch });
  const transactionNo = await book(trx, credit, cause);
  await trx('credits').where({ id }).update({ transactionNo });
  if (channel && serialNo && staffId) {
    if (channel !== 'manual') await failRechargesOf(trx, { channel, serialNo }, cause);
    const about = { channel, serialNo };
    const settled = { about, bookedFen: amountFen, settledBy: transactionNo };
    await noteSettled(trx, { ...settled, staffId, reason, at });
  }
  return { ...credit, ...patch, status, transactionNo };
}

/** @returns the number of the transaction */
async function book(
  trx: Trx,
  { id, userId, amountFen, kind, channel, serialNo, chargeNo }: Credit,
  cause: ReturnType<typeof byStaff>,
): Promise<string> {
  if (chargeNo && serialNo) {
    const recharge = await trx('recharges').where({ chargeNo }).forUpdate().first();
    if (!recharge) throw fail('rechargeNotFound');
    return creditRecharge(trx, recharge, { ...cause, serialNo });
  }
  const through = channel ?? 'manual';
  return moveMoney(trx, {
    ...{ scene: 'CHARGE_MARKET', businessRef: `${creditRef}${id}`, ...cause },
    ...(kind === 'received' && { channel: through, ...(serialNo && { serialNo }) }),
    postings: [
      { account: kind === 'gift' ? accounts.marketing : accounts.channel(through), amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  }).catch(refuseDuplicate('serialNoUsed'));
}
