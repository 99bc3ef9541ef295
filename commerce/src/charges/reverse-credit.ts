import { toYuan } from '../../contract/money.ts';
import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { memberOf } from '../ledger/accounts.ts';
import { correctionRef, reversalRef } from '../ledger/kinds-of.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import { type Cause, transition } from '../states/transition.ts';
import { lockMember } from '../users/lock-member.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { type Charge, chargeMachine } from './charge.ts';

interface Wanted {
  transactionNo: string;
  /** The amount that the provider received, in fen; 0 if nothing. Less than the credit. */
  receivedFen: number;
  cause: Cause;
  staffId: string;
}

interface Reversed {
  userId: string;
  chargeNo: string | null;
  reversalNo: string;
  /** The transaction that credits the received amount; null if nothing was received. */
  correctionNo: string | null;
}

type Credit = Row<'ledgerTransactions'>;

/**
 * The whole credit must be unspent (docs/decisions/038). The reversal keeps the scene, so that the sums by scene,
 * channel and member become those of the received money.
 * @throws Failure `notReversible` if the transaction is no credit of a provider's payment or was reversed before;
 *   `creditSpent` if some of it is spent or frozen; `chargeStateChanged`; `notYourself`
 */
export async function reverseCredit(trx: Trx, wanted: Wanted): Promise<Reversed> {
  const { transactionNo, receivedFen, cause, staffId } = wanted;
  const credit = await trx('ledgerTransactions').where({ transactionNo }).first();
  const scene = sceneOf(credit?.scene ?? '');
  if (!credit?.serialNo || (scene !== 'CHARGE' && scene !== 'CHARGE_MARKET')) throw fail('notReversible');
  const postings = await trx('ledgerPostings')
    .where({ transactionId: credit.id })
    .select('account', 'amountFen');
  const creditFen = postings.reduce((sum, { amountFen }) => sum + Math.max(amountFen, 0), 0);
  const userId = postings.map(({ account }) => memberOf(account)).find((member) => member !== null);
  if (!userId || receivedFen < 0 || receivedFen >= creditFen) throw fail('notReversible');
  if (userId === staffId) throw fail('notYourself');
  await lockPayment(trx, credit.serialNo, credit.chargeNo ?? undefined);
  const charge = scene === 'CHARGE' ? await lockCharge(trx, credit) : null;
  await lockMember(trx, userId);
  const before = await trx('ledgerTransactions').where({ reverses: credit.id }).first('id');
  if (before) throw fail('notReversible');
  await requireWhole(trx, credit);
  if (charge)
    await transition(trx, chargeMachine, charge, 'reverse', cause, { patch: { note: cause.reason } });
  const common = { scene, ...detailsOf(credit), actor: cause.actor, reason: cause.reason, at: cause.at };
  const reversalNo = await moveMoney(trx, {
    ...common,
    businessRef: `${reversalRef}${transactionNo}`,
    reverses: credit.businessRef,
    postings: postings.map(({ account, amountFen }) => ({ account, amountFen: -amountFen })),
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fail('notReversible') : error;
  });
  const reversed = { userId, chargeNo: credit.chargeNo, reversalNo };
  if (receivedFen === 0) return { ...reversed, correctionNo: null };
  const correctionNo = await moveMoney(trx, {
    ...common,
    scene: 'CHARGE_MARKET',
    businessRef: `${correctionRef}${transactionNo}`,
    corrects: true,
    serialNo: credit.serialNo,
    postings: postings.map(({ account, amountFen }) => ({
      account,
      amountFen: Math.sign(amountFen) * receivedFen,
    })),
  });
  return { ...reversed, correctionNo };
}

async function requireWhole(trx: Trx, { id }: Credit): Promise<void> {
  const credit = await trx('deposits').where({ transactionId: id }).first('amountFen', 'leftFen');
  if (!credit) throw fail('notReversible');
  if (credit.leftFen < credit.amountFen) throw fail('creditSpent', { leftYuan: toYuan(credit.leftFen) });
}

/** Charges are locked before their members, as everywhere else. */
async function lockCharge(trx: Trx, { chargeNo }: Credit): Promise<Pick<Charge, 'chargeNo' | 'status'>> {
  const charge = await trx('charges')
    .where({ chargeNo: chargeNo ?? '' })
    .forUpdate()
    .first('chargeNo', 'status');
  if (!charge) throw fail('notReversible');
  return charge;
}

function detailsOf({ chargeNo, channel }: Credit) {
  return { ...(chargeNo && { chargeNo }), ...(channel && { channel }) };
}
