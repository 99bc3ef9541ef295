import { normalSerialNo } from '../../contract/serial-no.ts';
import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { addressOf } from '../payments/addresses.ts';
import type { PaymentProvider, ProviderRefund, RefundState } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { bySystem } from '../states/transition.ts';
import { failRefund, type RefundOfRecharge, succeedRefund } from './decide-refund.ts';
import { requireRefund } from './find-refund.ts';

/** The provider may be away for a while. Longer than that, a person has to look. */
const unclearFor = 6 * hour;

/**
 * If the provider reports another amount than was approved, the refund stays open until the provider corrects its
 * report or staff settle the refund. Otherwise the member or the shop would lose the difference.
 */
export async function pursueRefund(
  { db, clock, payments, log, config }: Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>,
  refundNo: string,
): Promise<void> {
  const given = await requireRefund(db, { refundNo });
  const { status, approvedAt, stuckReason, doubtFen, unclearSince } = given.refund;
  if (status !== 'PROCESSING' || approvedAt === null) return;
  const at = clock.now();
  await db('refunds').where({ refundNo }).update({ askedAt: at });
  try {
    const provider = payments.named(given.recharge.provider);
    if (!provider) throw new Error(`the shop no longer has the provider ${given.recharge.provider}`);
    const toPay = await asProviderKnows(db, given, config, approvedAt);
    const answer = await ask(provider, toPay, stuckReason);
    if (answer.state === 'refunded' && answer.actualFen !== toPay.amountFen) {
      const { actualFen } = answer;
      const serialNo = normalSerialNo(answer.serialNo);
      if (await noteDoubt(db, refundNo, { doubtFen: actualFen, doubtSerialNo: serialNo }))
        log.error({ refundNo, serialNo, actualFen, askedFen: toPay.amountFen }, 'a refund of another amount');
    } else if (answer.state === 'stuck' || answer.state === 'underWay') {
      const reason = answer.state === 'stuck' ? answer.reason : null;
      if ((await noteStuck(db, refundNo, reason)) && reason)
        log.error({ refundNo, reason }, 'a refund waits for a person at the provider');
    } else await record(db, refundNo, answer, at);
    if (unclearSince !== null) await db('refunds').where({ refundNo }).update({ unclearSince: null });
  } catch (error) {
    log.warn({ err: error, refundNo }, 'it is not clear what became of a refund');
    if (unclearSince === null) await db('refunds').where({ refundNo }).update({ unclearSince: at });
    if (stuckReason !== null || doubtFen !== null || at - (unclearSince ?? at) < unclearFor) return;
    const reason = error instanceof Error ? error.message : String(error);
    if (await noteStuck(db, refundNo, reason))
      log.error({ refundNo, reason }, 'a refund waits for a person, as the provider gives no clear answer');
  }
}

async function asProviderKnows(
  db: Db,
  { refund, recharge }: RefundOfRecharge,
  { publicUrl }: Pick<Services['config'], 'publicUrl'>,
  sentAt: number,
): Promise<ProviderRefund> {
  const { refundNo, amountFen, reason } = refund;
  const { chargeNo, serialNo, channel } = recharge;
  const paid = serialNo && (await db('paymentAttempts').where({ chargeNo, serialNo }).first('attemptNo'));
  if (!paid) throw new Error(`the shop knows no payment of ${chargeNo} with the number ${serialNo}`);
  return {
    ...{ refundNo, amountFen, reason, sentAt },
    notifyUrl: addressOf.notices(publicUrl, channel),
    ...{ attemptNo: paid.attemptNo, paymentSerialNo: serialNo, paymentFen: recharge.amountFen },
  };
}

/** What waits for a person is not sent again by itself, because staff may be paying it in another way. */
async function ask(
  provider: PaymentProvider,
  refund: ProviderRefund,
  stuckReason: string | null,
): Promise<RefundState> {
  const answer = await provider.queryRefund(refund);
  if (answer.state !== 'unheardOf') return answer;
  return stuckReason === null ? provider.refund(refund) : { state: 'stuck', reason: stuckReason };
}

/** @returns whether the report is new */
async function noteDoubt(
  db: Db,
  refundNo: string,
  doubt: { doubtFen: number; doubtSerialNo: string },
): Promise<boolean> {
  const { doubtFen, doubtSerialNo } = doubt;
  const noted = await db('refunds')
    .where({ refundNo, status: 'PROCESSING' })
    .where((other) => other.whereNull('doubtFen').orWhereNot({ doubtFen }).orWhereNot({ doubtSerialNo }))
    .update(doubt);
  return noted > 0;
}

/** @param reason null if the provider goes on by itself @returns whether the reason is new */
async function noteStuck(db: Db, refundNo: string, reason: string | null): Promise<boolean> {
  const stuckReason = reason?.slice(0, 200) ?? null;
  const noted = await db('refunds')
    .where({ refundNo, status: 'PROCESSING' })
    .whereRaw('stuck_reason IS DISTINCT FROM ?', [stuckReason])
    .update({ stuckReason });
  return noted > 0;
}

async function record(db: Db, refundNo: string, answer: RefundState, at: number): Promise<void> {
  if (answer.state !== 'refunded' && answer.state !== 'refused') return;
  await transaction(db, async (trx) => {
    // Only of a refund that staff paid in place of the provider does the reason stay.
    await trx('refunds').where({ refundNo, status: 'PROCESSING' }).update({ stuckReason: null });
    const given = await requireRefund(trx, { refundNo });
    if (answer.state === 'refunded') {
      const { actualFen } = answer;
      const serialNo = normalSerialNo(answer.serialNo);
      await succeedRefund(trx, given, { ...bySystem(at), serialNo, actualFen });
    } else await failRefund(trx, given, bySystem(at, answer.reason));
  }).catch((error: unknown) => {
    // Another process asked at the same time and recorded the same answer.
    if (!(error instanceof Failure && error.errorName === 'refundStateChanged')) throw error;
  });
}
