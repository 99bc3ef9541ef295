import { type Channel, unmatchedOutcomes } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { rechargeStates } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { Notice, PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { bySystem, transition } from '../states/transition.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { creditRecharge } from './credit-recharge.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';

/** Why a payment that arrived was not credited. `secondPayment`: a recharge is credited only once. */
export type Unmatched = (typeof unmatchedOutcomes)[number];

/** `outdated`: a failure that is reported after the success changes nothing. */
export type NoticeOutcome = Unmatched | 'credited' | 'failed' | 'repeated' | 'outdated';

/** We do not acknowledge these notices, so the provider repeats them. */
const notAccepted: readonly NoticeOutcome[] = ['unknownNumber', 'wrongAmount', 'wrongApp', 'serialNoUsed'];

function isUnmatched(outcome: NoticeOutcome): outcome is Unmatched {
  return unmatchedOutcomes.some((name) => name === outcome);
}

interface Given {
  provider: PaymentProvider;
  channel: Channel;
  notice: Notice;
  body: string;
  at: number;
}

/** A verified notice. One that finance has to check is logged the first time it arrives. */
export async function takeNotice(
  { db, log }: Pick<Services, 'db' | 'log'>,
  told: Given,
): Promise<{ accepted: boolean }> {
  const given = { ...told, notice: { ...told.notice, serialNo: normalSerialNo(told.notice.serialNo) } };
  const { outcome, recharge, isNews } = await transaction(db, async (trx) => {
    const { serialNo, chargeNo } = given.notice;
    if (serialNo) await lockPayment(trx, serialNo, chargeNo);
    const recharge = await findRecharge(trx, given).forUpdate().first();
    return keep(trx, given, await act(trx, recharge, given), recharge);
  }).catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.errorName === 'serialNoUsed')) throw error;
    return keep(db, given, 'serialNoUsed', await findRecharge(db, given).first());
  });
  if (isNews) {
    const { chargeNo, serialNo, amountFen, app } = given.notice;
    const said = { channel: given.channel, chargeNo, serialNo, amountFen, app, outcome };
    log.error({ ...said, expectedFen: recharge?.amountFen }, 'a payment needs a look by finance');
  }
  return { accepted: !notAccepted.includes(outcome) };
}

function findRecharge(db: Db, { notice: { chargeNo }, channel, provider }: Given) {
  return db('recharges').where({ chargeNo, channel, provider: provider.name });
}

async function act(trx: Trx, recharge: Recharge | undefined, given: Given): Promise<NoticeOutcome> {
  const { notice, provider, at } = given;
  if (await isCreditedByStaff(trx, recharge, given)) {
    if (recharge?.status === 'PENDING')
      await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
    return 'repeated';
  }
  if (!recharge) return 'unknownNumber';
  if (notice.amountFen !== recharge.amountFen) return 'wrongAmount';
  if (notice.app !== provider.app) return 'wrongApp';
  const { serialNo } = notice;
  if (notice.outcome === 'failed') {
    if (!rechargeStates.can(recharge.status, 'fail', 'system')) {
      return recharge.status === 'FAILED' ? 'repeated' : 'outdated';
    }
    await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
    return 'failed';
  }
  if (!rechargeStates.can(recharge.status, 'succeed', 'system')) {
    return recharge.serialNo === serialNo ? 'repeated' : 'secondPayment';
  }
  if (await isDealtWith(trx, { channel: recharge.channel, serialNo })) return 'dealtWith';
  await creditRecharge(trx, recharge, { ...bySystem(at), serialNo });
  return 'credited';
}

/** Whether staff have credited the payment already, just as the provider reports it. */
async function isCreditedByStaff(
  trx: Trx,
  recharge: Recharge | undefined,
  { notice, channel }: Given,
): Promise<boolean> {
  const { serialNo, amountFen, outcome } = notice;
  if (outcome === 'failed') return false;
  const credit = await trx('credits')
    .where({ channel, serialNo, status: 'POSTED' })
    .first('userId', 'amountFen');
  return credit?.amountFen === amountFen && (!recharge || recharge.userId === credit.userId);
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
  { channel, notice, body, at }: Given,
  outcome: NoticeOutcome,
  recharge?: Recharge,
) {
  const { serialNo, amountFen } = notice;
  const chargeNo = recharge?.chargeNo ?? null;
  const report = [outcome, channel, chargeNo, amountFen, serialNo].join(' ');
  await db('paymentNotices')
    .insert({
      ...{ channel, chargeNo, receivedAt: at, outcome, serialNo, amountFen, body },
      told: `${report} ${notice.outcome}`,
    })
    .onConflict('told')
    .ignore();
  if (!isUnmatched(outcome) || notice.outcome !== 'paid') return { outcome, recharge, isNews: false };
  const kept = await db('unmatchedPayments')
    .insert({ channel, chargeNo, serialNo, amountFen, outcome, receivedAt: at, report })
    .onConflict('report')
    .ignore()
    .returning('id');
  return { outcome, recharge, isNews: kept.length > 0 };
}
