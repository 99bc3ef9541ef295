import type { CashierAction } from '../../contract/payment.ts';
import { type Clock, minute } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Notice } from './payment-provider.ts';
import { findPayment, type RefundManner, type SandboxPayment, sandboxApp, signNotice } from './sandbox.ts';
import { sendDueNotices } from './send-notices.ts';

interface Effect {
  state?: 'paid' | 'failed';
  refunds?: RefundManner;
  notices?: { change?: (notice: Notice) => Partial<Notice>; afterMs?: number; forged?: boolean }[];
}

const failed = { change: () => ({ outcome: 'failed' as const }) };

const effects: Record<CashierAction, Effect> = {
  pay: { state: 'paid', notices: [{}] },
  fail: { state: 'failed', notices: [failed] },
  payNotifyTwice: { state: 'paid', notices: [{}, {}] },
  payNotifyLate: { state: 'paid', notices: [{ afterMs: 2 * minute }] },
  payNotifyReordered: { state: 'paid', notices: [{}, failed] },
  payWrongAmount: { state: 'paid', notices: [{ change: ({ amountFen }) => ({ amountFen: amountFen + 1 }) }] },
  payWrongNumber: { state: 'paid', notices: [{ change: () => ({ chargeNo: 'JC000000000000000000' }) }] },
  payWrongApp: { state: 'paid', notices: [{ change: () => ({ app: 'another-app' }) }] },
  payBadSignature: { state: 'paid', notices: [{ forged: true }] },
  payNeverNotify: { state: 'paid' },
  refundAtOnce: { refunds: 'atOnce' },
  refundLater: { refunds: 'later' },
  refundAnswerLost: { refunds: 'answerLost' },
  refundRequestLost: { refunds: 'requestLost' },
  refundRefused: { refunds: 'refused' },
};

/** @throws Failure `rechargeNotFound` */
export async function pressButton(
  given: { db: Db; clock: Clock; config: Config },
  { chargeNo, action }: { chargeNo: string; action: CashierAction },
): Promise<void> {
  const { db, clock, config } = given;
  const { state, refunds, notices = [] } = effects[action];
  await transaction(db, async (trx) => {
    const payment = await findPayment(trx, chargeNo);
    if (!payment) throw fail('rechargeNotFound');
    // A paid payment stays paid, even if the button for a failure is pressed later.
    const now = payment.state === 'paid' ? 'paid' : (state ?? payment.state);
    await trx('sandboxPayments')
      .where({ chargeNo })
      .update({ state: now, refunds: refunds ?? payment.refunds });
    const secret = config.internalToken.toUse(clock.now());
    for (const { change, afterMs = 0, forged = false } of notices) {
      const notice = noticeOf(payment);
      const body = JSON.stringify({ ...notice, ...change?.(notice) });
      const signature = signNotice(secret, forged ? `${body} ` : body);
      await trx('sandboxNotices').insert({ chargeNo, body, signature, dueAt: clock.now() + afterMs });
    }
  });
  await sendDueNotices(given);
}

function noticeOf({ chargeNo, serialNo, amountFen }: SandboxPayment): Notice {
  return { chargeNo, serialNo, amountFen, app: sandboxApp, outcome: 'paid' };
}
