import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Clock, hour, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import type { Notice, PaymentProvider, ProviderRefund, RefundAnswer } from './payment-provider.ts';

/** Chosen on the cashier page. */
export type RefundManner = 'atOnce' | 'later' | 'answerLost' | 'requestLost' | 'refused';

export type SandboxPayment = Row<'sandboxPayments'>;

export const sandboxApp = 'sandbox-app';
export const signatureHeader = 'x-sandbox-signature';
const payableFor = 2 * hour;
const refundTakes = minute;

/** Moves no money. Its tables stand for another company's database, so no transaction of the shop changes them. */
export function createSandbox({
  db,
  clock,
  config,
}: {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'internalToken'>;
}): PaymentProvider {
  return {
    name: 'sandbox',
    app: sandboxApp,

    async open({ chargeNo, channel, amountFen }) {
      const payment: SandboxPayment = {
        chargeNo,
        channel,
        amountFen,
        state: 'open',
        serialNo: newSerialNo(),
        refunds: 'atOnce',
        openedAt: clock.now(),
      };
      await db('sandboxPayments').insert(payment).onConflict('chargeNo').ignore();
      return { cashierUrl: `/api/dev/cashier?chargeNo=${chargeNo}` };
    },

    async verify({ body, headers }) {
      const given = Buffer.from(headers[signatureHeader] ?? '');
      const isRight = config.internalToken.accepted(clock.now()).some((secret) => {
        const signature = Buffer.from(signNotice(secret, body));
        return given.length === signature.length && timingSafeEqual(given, signature);
      });
      if (!isRight) return { rejected: 'bad signature' };
      const parsed = noticeFormat.safeParse(JSON.parse(body));
      return parsed.success ? { notice: parsed.data } : { rejected: 'unreadable' };
    },

    async query({ chargeNo }) {
      const payment = await findPayment(db, chargeNo);
      if (!payment) return { state: 'unheardOf' };
      const { state, serialNo, amountFen } = payment;
      if (state === 'paid') return { state, serialNo, amountFen, app: sandboxApp };
      const over = state === 'failed' || payment.openedAt + payableFor <= clock.now();
      return { state: over ? 'closed' : 'waiting' };
    },

    async refund(refund) {
      const payment = await findPayment(db, refund.payment.chargeNo);
      if (payment?.state !== 'paid') return { state: 'refused', reason: 'not paid' };
      return takeRefund(db, payment, refund, clock.now());
    },

    queryRefund: ({ refundNo }) => readRefund(db, refundNo, clock.now()),

    accepted: { status: 200, type: 'text/plain', body: 'success' },
    retryLater: { status: 400, type: 'text/plain', body: 'fail' },
  };
}

const noticeFormat = z.strictObject({
  chargeNo: z.string().max(64),
  serialNo: z.string().min(1).max(64),
  amountFen: z.number().int(),
  app: z.string(),
  outcome: z.enum(['paid', 'failed']),
}) satisfies z.ZodType<Notice>;

/** The signature is hexadecimal. `body` must be exactly the text that is sent. */
export function signNotice(internalToken: string, body: string): string {
  return createHmac('sha256', `sandbox:${internalToken}`).update(body).digest('hex');
}

export function newSerialNo(): string {
  return `SB${randomBytes(10).toString('hex').toUpperCase()}`;
}

export async function findPayment(db: Db, chargeNo: string): Promise<SandboxPayment | undefined> {
  return db('sandboxPayments').where({ chargeNo }).first();
}

async function takeRefund(
  db: Db,
  { refunds: manner }: SandboxPayment,
  { refundNo, amountFen, payment: { chargeNo } }: ProviderRefund,
  at: number,
): Promise<RefundAnswer> {
  if (manner === 'refused') return { state: 'refused', reason: 'the sandbox was told to refuse' };
  if (manner === 'requestLost') {
    await db('sandboxPayments').where({ chargeNo }).update({ refunds: 'atOnce' });
    throw new Error('the request was lost on its way');
  }
  const refundedAt = manner === 'later' ? at + refundTakes : at;
  const refund = { refundNo, chargeNo, amountFen, serialNo: newSerialNo(), refundedAt };
  await db('sandboxRefunds').insert(refund).onConflict('refundNo').ignore();
  if (manner === 'answerLost') throw new Error('the answer was lost on its way');
  return readRefund(db, refundNo, at);
}

async function readRefund(db: Db, refundNo: string, at: number): Promise<RefundAnswer> {
  const refund = await db('sandboxRefunds').where({ refundNo }).first();
  if (!refund) return { state: 'unheardOf' };
  if (refund.refundedAt > at) return { state: 'underWay' };
  return { state: 'refunded', serialNo: refund.serialNo, actualFen: refund.amountFen };
}
