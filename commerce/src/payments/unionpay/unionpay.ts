import { z } from 'zod';
import { type Clock, hour, minute } from '../../clock.ts';
import type {
  Attempt,
  Cashier,
  Notified,
  PaymentProvider,
  PaymentState,
  ProviderRefund,
  RefundState,
} from '../payment-provider.ts';
import { type Fields, readForm } from '../signed-fields.ts';
import { dayBill } from './bill.ts';
import { compactTime, createUnionpayClient, reasonOf, type UnionpaySettings } from './client.ts';
import {
  isDone,
  isEndOfPayment,
  isEndOfRefund,
  isRefundForPerson,
  isRefundImpossible,
  isUndecided,
} from './result-codes.ts';
import { distrust } from './signature.ts';

type Payment = Omit<Attempt, 'description'>;
type Refund = Pick<ProviderRefund, 'refundNo' | 'sentAt' | 'paymentSerialNo' | 'amountFen' | 'notifyUrl'>;

/** How old a time UnionPay accepts is not published. A form that is older than this is not made any more. */
const maxAgeOfForm = 5 * minute;
/** After its time limit UnionPay may still decide about a payment, for "some minutes". */
const decisionTime = 10 * minute;
/** So long after a refund was sent, UnionPay refuses its time for good. */
const refusedAfter = hour;

/** docs/payment-providers/unionpay.md. Calls throw if it is not known what became of them. */
export function createUnionpay(settings: UnionpaySettings, clock: Clock) {
  const { merId, gateway, trust } = settings;
  const client = createUnionpayClient(settings, clock);

  return {
    name: 'unionpay',
    app: merId,
    ways: ['desktop', 'phone'],
    certificateEndsAt: Math.min(
      ...[settings.certificate, ...trust.issuers.flatMap(({ root, middle }) => [root, middle])].map(
        ({ validTo }) => Date.parse(validTo),
      ),
    ),
    /** A time that is no longer the present is refused, and another time makes another payment. */
    renews: () => false,

    /**
     * The same attempt always gives the same form. UnionPay hears of it when the payer's browser sends it, so that no
     * answer ever tells of a mistake.
     * @throws Error if UnionPay would refuse the form as too old or too late: the payer needs a new attempt
     */
    async open(attempt: Payment): Promise<Extract<Cashier, { kind: 'form' }>> {
      const usableUntil = Math.min(attempt.sentAt + maxAgeOfForm, attempt.payableUntil);
      if (clock.now() >= usableUntil)
        throw new Error(`the time to open ${attempt.attemptNo} at UnionPay is over`);
      const fields = client.signed(formOf(attempt));
      return { kind: 'form', action: `${gateway}/frontTransReq.do`, fields, usableUntil };
    },

    /** Only the time limit ends a payment. */
    close: async () => {},

    async query({
      attemptNo,
      sentAt,
      payableUntil,
    }: Pick<Attempt, 'attemptNo' | 'sentAt' | 'payableUntil'>): Promise<PaymentState> {
      const answer = await find(attemptNo, sentAt);
      if (!answer) return { state: 'unheardOf' };
      const code = resultOf(answer, '01');
      if (isDone(code)) {
        const { queryId, txnAmt } = paidFormat.parse(answer);
        return { state: 'paid', serialNo: queryId, amountFen: txnAmt, app: merId };
      }
      const isOver = clock.now() >= payableUntil + decisionTime;
      return { state: isOver && isEndOfPayment(code) ? 'closed' : 'waiting' };
    },

    /** Several refunds of a payment follow one another: what UnionPay does with two at once is not published. */
    async refund(refund: Refund): Promise<RefundState> {
      const answer = await client.post('backTransReq', messageOf(refund));
      const { respCode = '' } = answer;
      // "Success" means accepted; 12 means known already.
      if (isDone(respCode) || respCode === '12' || isUndecided(respCode)) return { state: 'underWay' };
      // Its time never changes, and UnionPay takes no time that is long past: it needs a new refund.
      const isTooLate = respCode === '10' && clock.now() >= refund.sentAt + refusedAfter;
      if (!isRefundImpossible(respCode) && !isTooLate)
        throw new Error(`UnionPay answered ${reasonOf(answer)}`);
      // It is not published what UnionPay checks first. A repetition of an accepted refund may be refused because the first
      // has used up the payment, or its time may be refused before the number is looked at: a query tells.
      const state = await queryRefund(refund);
      if (state.state !== 'unheardOf') return state;
      // An earlier sending may still be paid, or staff have refunded in the console. If the shop gave the money back to the
      // wallet, the member might have it twice. The file of the day decides, and a person reads it.
      return { state: 'stuck', reason: reasonOf(answer) };
    },

    queryRefund,

    /** `body` as it came, URL-encoded. UnionPay demands a query before a payment is believed, so it tells no state. */
    verify({ body }: { body: string }): Notified {
      const fields = readForm(body);
      if (!fields) return { kind: 'rejected', reason: 'it names a field twice' };
      const distrusted = distrust(fields, trust, clock.now());
      if (distrusted) return { kind: 'rejected', reason: distrusted };
      const { orderId = '', txnType } = fields;
      if (fields.merId !== merId) return { kind: 'rejected', reason: `it is for ${fields.merId}` };
      // A payment is notified when it is paid, a refund also when it failed.
      if (txnType === '01') return { kind: 'payment', attemptNo: orderId };
      if (txnType === '04') return { kind: 'refund', refundNo: orderId };
      return { kind: 'rejected', reason: `it tells of a transaction of type ${txnType}` };
    },

    accepted: { status: 200, type: 'text/plain', body: 'ok' },
    retryLater: { status: 500, type: 'text/plain', body: 'fail' },

    bill: (day: string) => dayBill(client, clock, day),
  } satisfies PaymentProvider;

  function formOf({
    attemptNo,
    sentAt,
    way,
    amountFen,
    notifyUrl,
    returnUrl,
    payableUntil,
  }: Payment): Fields {
    return {
      ...{ txnType: '01', txnSubType: '01', bizType: '000201', currencyCode: '156' },
      channelType: way === 'phone' ? '08' : '07',
      orderId: attemptNo,
      txnTime: compactTime(sentAt),
      txnAmt: String(amountFen),
      backUrl: notifyUrl,
      frontUrl: returnUrl,
      payTimeout: compactTime(payableUntil),
    };
  }

  function messageOf({ refundNo, sentAt, paymentSerialNo, amountFen, notifyUrl }: Refund): Fields {
    return {
      ...{ txnType: '04', txnSubType: '00', bizType: '000201', channelType: '07' },
      orderId: refundNo,
      txnTime: compactTime(sentAt),
      origQryId: paymentSerialNo,
      txnAmt: String(amountFen),
      backUrl: notifyUrl,
    };
  }

  /**
   * A refund can be unheard of for some minutes after it was sent. To send the same one again, with its time, is harmless;
   * a new one is not.
   */
  async function queryRefund({
    refundNo,
    sentAt,
  }: Pick<Refund, 'refundNo' | 'sentAt'>): Promise<RefundState> {
    const answer = await find(refundNo, sentAt);
    if (!answer) return { state: 'unheardOf' };
    const code = resultOf(answer, '04');
    if (isDone(code)) {
      const { queryId, txnAmt } = doneFormat.parse(answer);
      return { state: 'refunded', serialNo: queryId, actualFen: txnAmt };
    }
    if (isUndecided(code)) return { state: 'underWay' };
    if (isEndOfRefund(code)) return { state: 'refused', reason: reasonOf(answer) };
    if (isRefundForPerson(code)) return { state: 'stuck', reason: reasonOf(answer) };
    throw new Error(`UnionPay says of refund ${refundNo}: ${reasonOf(answer)}`);
  }

  /** @returns null if UnionPay knows no such transaction */
  async function find(orderId: string, sentAt: number): Promise<Fields | null> {
    const answer = await client.post('queryTrans', {
      ...{ txnType: '00', txnSubType: '00', bizType: '000000' },
      orderId,
      txnTime: compactTime(sentAt),
    });
    if (answer.respCode === '34') return null;
    if (answer.respCode !== '00') throw new Error(`UnionPay answered ${reasonOf(answer)}`);
    return answer;
  }
}

const doneFormat = z.object({
  queryId: z.string().regex(/^\d{21}$/),
  txnAmt: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
});
const paidFormat = doneFormat.extend({ currencyCode: z.literal('156') });

/** Payments and refunds share their numbers. @throws Error if the query found the other kind, or has no result */
function resultOf({ txnType, orderId, origRespCode }: Fields, type: '01' | '04'): string {
  if (txnType !== type) throw new Error(`UnionPay tells of ${orderId} as a transaction of type ${txnType}`);
  if (!origRespCode) throw new Error(`UnionPay tells no result of ${orderId}`);
  return origRespCode;
}
