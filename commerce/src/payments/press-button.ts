import type { CashierAction } from '../../contract/payment.ts';
import { type Clock, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import {
  findPayment,
  type RefundManner,
  type SandboxNotice,
  type SandboxPayment,
  sandboxApp,
  signNotice,
} from './sandbox.ts';
import { sendDueNotices } from './send-notices.ts';

type PaidNotice = Extract<SandboxNotice, { state: 'paid' }>;

interface Effect {
  state?: 'paid' | 'closed';
  refunds?: RefundManner;
  notices?: {
    change?: (notice: PaidNotice) => Partial<PaidNotice>;
    afterMs?: number;
    forged?: boolean;
    closes?: boolean;
  }[];
}

/** Sent in place of the payment. */
const closed = { closes: true };

const effects: Record<CashierAction, Effect> = {
  pay: { state: 'paid', notices: [{}] },
  fail: { state: 'closed', notices: [closed] },
  payNotifyTwice: { state: 'paid', notices: [{}, {}] },
  payNotifyLate: { state: 'paid', notices: [{ afterMs: 2 * minute }] },
  payNotifyReordered: { state: 'paid', notices: [{}, closed] },
  payWrongAmount: { state: 'paid', notices: [{ change: ({ amountFen }) => ({ amountFen: amountFen + 1 }) }] },
  payWrongNumber: { state: 'paid', notices: [{ change: () => ({ attemptNo: 'JC000000000000000000A' }) }] },
  payWrongApp: { state: 'paid', notices: [{ change: () => ({ app: 'another-app' }) }] },
  payBadSignature: { state: 'paid', notices: [{ forged: true }] },
  payNeverNotify: { state: 'paid' },
  refundAtOnce: { refunds: 'atOnce' },
  refundLater: { refunds: 'later' },
  refundAnswerLost: { refunds: 'answerLost' },
  refundRequestLost: { refunds: 'requestLost' },
  refundRefused: { refunds: 'refused' },
  refundStuck: { refunds: 'stuck' },
};

/** @throws Failure `rechargeNotFound` */
export async function pressButton(
  given: { db: Db; clock: Clock; config: Config },
  { attemptNo, action }: { attemptNo: string; action: CashierAction },
): Promise<void> {
  const { db, clock, config } = given;
  const { state, refunds, notices = [] } = effects[action];
  await transaction(db, async (trx) => {
    const payment = await findPayment(trx, attemptNo);
    if (!payment) throw fail('rechargeNotFound');
    // A paid payment stays paid, even if the button for a failure is pressed later.
    const now = payment.state === 'paid' ? 'paid' : (state ?? payment.state);
    await trx('sandboxPayments')
      .where({ attemptNo })
      .update({ state: now, refunds: refunds ?? payment.refunds });
    const secret = config.internalToken.toUse(clock.now());
    for (const { change, afterMs = 0, forged = false, closes = false } of notices) {
      const notice = noticeOf(payment);
      const body = JSON.stringify(
        closes ? { attemptNo, state: 'closed' } : { ...notice, ...change?.(notice) },
      );
      const signature = signNotice(secret, forged ? `${body} ` : body);
      await trx('sandboxNotices').insert({ attemptNo, body, signature, dueAt: clock.now() + afterMs });
    }
  });
  await sendDueNotices(given);
}

function noticeOf({ attemptNo, serialNo, amountFen }: SandboxPayment): PaidNotice {
  return { attemptNo, state: 'paid', serialNo, amountFen, app: sandboxApp };
}
