import { type Channel, unmatchedOutcomes } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { rechargeStates } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { PaymentProvider, PaymentState } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { bySystem, transition } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { leaveAttempts } from './attempt.ts';
import { creditRecharge } from './credit-recharge.ts';
import { isUnpayable } from './end-recharge.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';
import { findWaitingCredit } from './waiting-credit.ts';

/** Why a payment that arrived was not credited. `secondPayment`: a recharge is credited only once. `refundedThere`:
 * staff gave all or a part of it back in the provider's console. */
export type Unmatched = (typeof unmatchedOutcomes)[number];

export type NoticeOutcome = Unmatched | 'credited' | 'repeated';

/** We do not acknowledge these notices, so the provider repeats them. */
const notAccepted: readonly NoticeOutcome[] = ['unknownNumber', 'wrongAmount', 'wrongApp', 'serialNoUsed'];

function isUnmatched(outcome: NoticeOutcome): outcome is Unmatched {
  return unmatchedOutcomes.some((name) => name === outcome);
}

interface Given {
  provider: PaymentProvider;
  channel: Channel;
  attemptNo: string;
  payment: PaymentState;
  /** What the provider sent, or its answer as JSON. */
  body: string;
  at: number;
}

type Paid = Extract<PaymentState, { state: 'paid' }>;

/** What a provider says of a payment. One that finance has to check is logged the first time it arrives. */
export async function takeNotice(
  { db, log }: Pick<Services, 'db' | 'log'>,
  told: Given,
): Promise<{ accepted: boolean }> {
  const { payment } = told;
  if (payment.state === 'closed') {
    await transaction(db, async (trx) => takeClosing(trx, told));
    return { accepted: true };
  }
  // Until it is paid or closed, there is nothing to note.
  if (payment.state !== 'paid') return { accepted: true };
  const given = { ...told, payment: { ...payment, serialNo: normalSerialNo(payment.serialNo) } };
  const { outcome, recharge, isNews } = await transaction(db, async (trx) => {
    const chargeNo = await findChargeNo(trx, given);
    await lockPayment(trx, given.payment.serialNo, chargeNo);
    const recharge = await findRecharge(trx, given, chargeNo).forUpdate().first();
    return keep(trx, given, await act(trx, recharge, given), recharge);
  }).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.errorName === 'serialNoUsed')) throw error;
    const recharge = await findRecharge(db, given, await findChargeNo(db, given)).first();
    return keep(db, given, 'serialNoUsed', recharge);
  });
  if (isNews) {
    const { serialNo, amountFen, app } = given.payment;
    const chargeNo = recharge?.chargeNo ?? given.attemptNo;
    const said = { channel: given.channel, chargeNo, serialNo, amountFen, app, outcome };
    log.error({ ...said, expectedFen: recharge?.amountFen }, 'a payment needs a look by finance');
  }
  return { accepted: !notAccepted.includes(outcome) };
}

/** The recharge ends with its last payment that could be made. */
async function takeClosing(trx: Trx, given: Given): Promise<void> {
  const { attemptNo, at } = given;
  const chargeNo = await findChargeNo(trx, given);
  const recharge = await findRecharge(trx, given, chargeNo).forUpdate().first();
  if (!recharge) return;
  await trx('paymentAttempts').where({ attemptNo, endedAt: null }).update({ endedAt: at });
  const ends =
    rechargeStates.can(recharge.status, 'fail', 'system') && (await isUnpayable(trx, recharge, at));
  if (!ends || (await findWaitingCredit(trx, recharge.chargeNo))) return;
  await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
}

async function findChargeNo(db: Db, { attemptNo }: Given): Promise<string | undefined> {
  const attempt = await db('paymentAttempts').where({ attemptNo }).first('chargeNo');
  return attempt?.chargeNo;
}

/** Another provider's, or of another channel, is none. */
function findRecharge(db: Db, { channel, provider }: Given, chargeNo = '') {
  return db('recharges').where({ chargeNo, channel, provider: provider.name });
}

async function act(
  trx: Trx,
  recharge: Recharge | undefined,
  given: Given & { payment: Paid },
): Promise<NoticeOutcome> {
  const { payment, provider, at } = given;
  const { serialNo } = payment;
  if (await isCreditedByStaff(trx, recharge, given)) {
    if (recharge?.status === 'PENDING')
      await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
    await endAttempt(trx, given);
    return 'repeated';
  }
  if (!recharge) return 'unknownNumber';
  if (payment.amountFen !== recharge.amountFen) return 'wrongAmount';
  if (payment.app !== provider.app) return 'wrongApp';
  const isGivenBack =
    payment.isRefunded || (await wasGivenBack(trx, { channel: recharge.channel, serialNo }));
  if (!rechargeStates.can(recharge.status, 'succeed', 'system')) {
    await endAttempt(trx, given);
    if (recharge.serialNo === serialNo) return 'repeated';
    return isGivenBack ? 'refundedThere' : 'secondPayment';
  }
  if (isGivenBack) {
    await endAttempt(trx, given);
    return 'refundedThere';
  }
  if (await isDealtWith(trx, { channel: recharge.channel, serialNo })) {
    await endAttempt(trx, given);
    return 'dealtWith';
  }
  await creditRecharge(trx, recharge, { ...bySystem(at), serialNo });
  await endAttempt(trx, given);
  await leaveAttempts(trx, recharge.chargeNo, at);
  return 'credited';
}

/** It was paid, perhaps after it had ended, so nobody asks about it any more. */
async function endAttempt(trx: Trx, { attemptNo, payment, at }: Given & { payment: Paid }): Promise<void> {
  const { serialNo } = payment;
  await trx('paymentAttempts').where({ attemptNo, serialNo: null }).update({ endedAt: at, serialNo });
}

/** Whether staff have credited the payment already, just as the provider reports it. */
async function isCreditedByStaff(
  trx: Trx,
  recharge: Recharge | undefined,
  { payment, channel }: Given & { payment: Paid },
): Promise<boolean> {
  const { serialNo, amountFen } = payment;
  const credit = await trx('credits')
    .where({ channel, serialNo, status: 'POSTED' })
    .first('userId', 'amountFen');
  return credit?.amountFen === amountFen && (!recharge || recharge.userId === credit.userId);
}

/** An older notification may be repeated after the shop has heard of it. */
async function wasGivenBack(trx: Trx, payment: { channel: Channel; serialNo: string }): Promise<boolean> {
  const known = await trx('unmatchedPayments')
    .where({ ...payment, outcome: 'refundedThere' })
    .first('id');
  return known !== undefined;
}

/** If true, the shop no longer credits the payment by itself: staff closed it, or credit it. */
async function isDealtWith(
  trx: Trx,
  { channel, serialNo }: { channel: Channel; serialNo: string },
): Promise<boolean> {
  const closed = await trx('unmatchedPayments')
    .where({ channel, serialNo })
    .whereNotNull('closedAt')
    .first('id');
  if (closed) return true;
  const credit = await trx('credits')
    .where({ channel, serialNo })
    .whereNot({ status: 'REJECTED' })
    .first('id');
  return credit !== undefined;
}

/** If `chargeNo` is null, the shop has no such recharge; `body` has the number that the provider sent. */
async function keep(
  db: Db,
  { channel, payment, body, at }: Given & { payment: Paid },
  outcome: NoticeOutcome,
  recharge?: Recharge,
) {
  const { serialNo, amountFen } = payment;
  const chargeNo = recharge?.chargeNo ?? null;
  const report = [outcome, channel, chargeNo, amountFen, serialNo].join(' ');
  await db('paymentNotices')
    .insert({ channel, chargeNo, receivedAt: at, outcome, serialNo, amountFen, body, told: report })
    .onConflict('told')
    .ignore();
  if (!isUnmatched(outcome)) return { outcome, recharge, isNews: false };
  const kept = await db('unmatchedPayments')
    .insert({ channel, chargeNo, serialNo, amountFen, outcome, receivedAt: at, report })
    .onConflict('report')
    .ignore()
    .returning('id');
  return { outcome, recharge, isNews: kept.length > 0 };
}
