import { toYuan } from '../../contract/money.ts';
import type { Db, Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import type { Row } from '../db/tables.ts';
import { Failure, fail } from '../fail.ts';
import { correctionRef, reversalRef } from '../ledger/kinds-of.ts';
import { rechargeMachine } from '../recharges/recharge.ts';
import { type Cause, transition } from '../states/transition.ts';
import { lockMember } from '../users/lock-member.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { moveMoney } from '../wallet/move-money.ts';

interface Wanted {
  transactionNo: string;
  /** What arrived and stays in the wallet, in fen; 0 if nothing. Less than the credit. */
  receivedFen: number;
}

interface Booked {
  reversalNo: string;
  /** The transaction that credits what arrived; null if nothing did. */
  correctionNo: string | null;
}

/**
 * Takes back the whole credit, and credits again what arrived. The reversal keeps the scene, so that the sums by scene,
 * channel and member become those of the received money. For its member, a recharge that is reversed did not happen.
 * @throws Failure as `requireReversible`; `rechargeStateChanged`
 */
export async function reverseCredit(trx: Trx, wanted: Wanted, cause: Cause): Promise<Booked> {
  const { transactionNo, receivedFen } = wanted;
  const { credit, userId } = await requireReversible(trx, wanted);
  const { scene, serialNo, chargeNo, channel, businessRef } = credit;
  if (serialNo) await lockPayment(trx, serialNo, chargeNo ?? undefined);
  // Recharges are locked before their members, as everywhere else.
  const ofRecharge = { chargeNo: scene === 'CHARGE' ? (chargeNo ?? '') : '' };
  const recharge = await trx('recharges').where(ofRecharge).forUpdate().first('chargeNo', 'status');
  await lockMember(trx, userId);
  await requireReversible(trx, wanted);
  const patch = { note: cause.reason };
  if (recharge) await transition(trx, rechargeMachine, recharge, 'reverse', cause, { patch });
  const postings = await trx('ledgerPostings')
    .where({ transactionId: credit.id })
    .select('account', 'amountFen');
  const common = {
    ...cause,
    ...(chargeNo && { chargeNo }),
    ...(channel && { channel }),
  };
  const reversalNo = await moveMoney(trx, {
    ...{ ...common, scene: scene === 'CHARGE' ? scene : 'CHARGE_MARKET' },
    ...{ businessRef: `${reversalRef}${transactionNo}`, reverses: businessRef },
    postings: postings.map(({ account, amountFen }) => ({ account, amountFen: -amountFen })),
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw fail('notReversible');
    // The money was spent between the check above and the lock on the wallet.
    throw error instanceof Failure && error.errorName === 'balanceTooLow' ? fail('creditSpent') : error;
  });
  if (receivedFen === 0) return { reversalNo, correctionNo: null };
  const correctionNo = await moveMoney(trx, {
    ...{ ...common, scene: 'CHARGE_MARKET', businessRef: `${correctionRef}${transactionNo}`, corrects: true },
    ...(serialNo && { serialNo }),
    postings: postings.map(({ account, amountFen }) => ({
      account,
      amountFen: Math.sign(amountFen) * receivedFen,
    })),
  });
  return { reversalNo, correctionNo };
}

type Transaction = Row<'ledgerTransactions'>;

/**
 * @throws Failure `transactionNotFound`; `notReversible` if the transaction is no credit or was reversed before;
 *   `invalidInput` unless less arrived than was credited; `creditSpent` if some of it is spent or frozen
 */
export async function requireReversible(
  db: Db,
  { transactionNo, receivedFen }: Wanted,
): Promise<{ credit: Transaction; userId: string; creditFen: number }> {
  const credit = await db('ledgerTransactions').where({ transactionNo }).first();
  if (!credit) throw fail('transactionNotFound');
  const before = await db('ledgerTransactions').where({ reverses: credit.id }).first('id');
  // Nothing but a credit opens a deposit.
  const deposit = await db('deposits').where({ transactionId: credit.id }).first();
  if (before || !deposit) throw fail('notReversible');
  if (receivedFen >= deposit.amountFen) throw fail('invalidInput', { fields: { received: 'notLess' } });
  // A correction gets the day of the credit that it corrects, which nothing would find through two corrections.
  if (receivedFen > 0 && credit.businessRef.startsWith(correctionRef)) throw fail('notReversible');
  const { userId, amountFen, leftFen } = deposit;
  if (leftFen < amountFen) throw fail('creditSpent', { leftYuan: toYuan(leftFen) });
  return { credit, userId, creditFen: amountFen };
}
