import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Channel, channels } from '../../contract/choices.ts';
import { type Clock, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import type { PaymentProvider, ProviderRefund, RefundState } from './payment-provider.ts';

/** Chosen on the cashier page. */
export type RefundManner = 'atOnce' | 'later' | 'answerLost' | 'requestLost' | 'refused' | 'stuck';

export type SandboxPayment = Row<'sandboxPayments'>;

export const sandboxApp = 'sandbox-app';
export const signatureHeader = 'x-sandbox-signature';
const refundTakes = minute;

/** Moves no money. Its tables stand for another company's database, so no transaction of the shop changes them. */
export function createSandbox({
  db,
  clock,
  config,
}: {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'internalToken' | 'publicUrl'>;
}): PaymentProvider {
  return {
    name: 'sandbox',
    app: sandboxApp,
    ways: ['code', 'desktop', 'phone'],
    renews: () => true,

    async open({ attemptNo, way, amountFen, payableUntil, returnUrl, notifyUrl }) {
      const payment: SandboxPayment = {
        attemptNo,
        channel: channelOf(notifyUrl),
        amountFen,
        state: 'open',
        serialNo: newSerialNo(),
        refunds: 'atOnce',
        payableUntil,
        returnUrl,
      };
      await db('sandboxPayments').insert(payment).onConflict('attemptNo').ignore();
      const page = `/api/dev/cashier?attemptNo=${attemptNo}`;
      return way === 'code'
        ? { kind: 'code', text: config.publicUrl + page, usableUntil: payableUntil }
        : { kind: 'page', url: page, usableUntil: payableUntil };
    },

    verify({ body, headers }) {
      const given = Buffer.from(headers[signatureHeader] ?? '');
      const isRight = config.internalToken.accepted(clock.now()).some((secret) => {
        const signature = Buffer.from(signNotice(secret, body));
        return given.length === signature.length && timingSafeEqual(given, signature);
      });
      if (!isRight) return { kind: 'rejected', reason: 'bad signature' };
      const parsed = noticeFormat.safeParse(JSON.parse(body));
      if (!parsed.success) return { kind: 'rejected', reason: 'unreadable' };
      const { attemptNo, ...payment } = parsed.data;
      return { kind: 'payment', attemptNo, payment };
    },

    async query({ attemptNo }) {
      const payment = await findPayment(db, attemptNo);
      if (!payment) return { state: 'unheardOf' };
      const { state, serialNo, amountFen } = payment;
      if (state === 'paid') return { state, serialNo, amountFen, app: sandboxApp };
      return { state: state === 'closed' || payment.payableUntil <= clock.now() ? 'closed' : 'waiting' };
    },

    async close({ attemptNo }) {
      await db('sandboxPayments').where({ attemptNo, state: 'open' }).update({ state: 'closed' });
    },

    async refund(refund) {
      const payment = await findPayment(db, refund.attemptNo);
      if (payment?.state !== 'paid') return { state: 'refused', reason: 'not paid' };
      return takeRefund(db, payment, refund, clock.now());
    },

    queryRefund: ({ refundNo }) => readRefund(db, refundNo, clock.now()),

    accepted: { status: 200, type: 'text/plain', body: 'success' },
    retryLater: { status: 400, type: 'text/plain', body: 'fail' },
  };
}

/** Providers serve one channel each, but the sandbox all. */
function channelOf(notifyUrl: string): Channel {
  const channel = channels.find((name) => notifyUrl.endsWith(`/${name}`));
  if (!channel) throw new Error(`${notifyUrl} belongs to no channel`);
  return channel;
}

const attemptNo = z.string().max(64);
const noticeFormat = z.union([
  z.strictObject({
    attemptNo,
    state: z.literal('paid'),
    serialNo: z.string().min(1).max(64),
    amountFen: z.number().int(),
    app: z.string(),
  }),
  z.strictObject({ attemptNo, state: z.literal('closed') }),
]);
export type SandboxNotice = z.output<typeof noticeFormat>;

/** The signature is hexadecimal. `body` must be exactly the text that is sent. */
export function signNotice(internalToken: string, body: string): string {
  return createHmac('sha256', `sandbox:${internalToken}`).update(body).digest('hex');
}

export function newSerialNo(): string {
  return `SB${randomBytes(10).toString('hex').toUpperCase()}`;
}

export async function findPayment(db: Db, attemptNo: string): Promise<SandboxPayment | undefined> {
  return db('sandboxPayments').where({ attemptNo }).first();
}

async function takeRefund(
  db: Db,
  { refunds: manner }: SandboxPayment,
  { refundNo, amountFen, attemptNo }: ProviderRefund,
  at: number,
): Promise<RefundState> {
  if (manner === 'refused') return { state: 'refused', reason: 'the sandbox was told to refuse' };
  if (manner === 'stuck') return { state: 'stuck', reason: 'the sandbox was told to wait for a person' };
  if (manner === 'requestLost') {
    await db('sandboxPayments').where({ attemptNo }).update({ refunds: 'atOnce' });
    throw new Error('the request was lost on its way');
  }
  const refundedAt = manner === 'later' ? at + refundTakes : at;
  const refund = { refundNo, attemptNo, amountFen, serialNo: newSerialNo(), refundedAt };
  await db('sandboxRefunds').insert(refund).onConflict('refundNo').ignore();
  if (manner === 'answerLost') throw new Error('the answer was lost on its way');
  return readRefund(db, refundNo, at);
}

async function readRefund(db: Db, refundNo: string, at: number): Promise<RefundState> {
  const refund = await db('sandboxRefunds').where({ refundNo }).first();
  if (!refund) return { state: 'unheardOf' };
  if (refund.refundedAt > at) return { state: 'underWay' };
  return { state: 'refunded', serialNo: refund.serialNo, actualFen: refund.amountFen };
}
