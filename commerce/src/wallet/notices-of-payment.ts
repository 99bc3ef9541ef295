import type { Channel } from '../../contract/wallet.ts';
import type { Trx } from '../db/db.ts';
import { whereFormOf } from '../ledger/where-form-of.ts';

interface Payment {
  channel: Channel;
  serialNo: string;
}

/**
 * Whether a recharge of this payment contradicts what is known of it: staff have closed the payment without a credit,
 * perhaps because it was paid back, or the provider reported another member or amount. A second person then has to post
 * the recharge, whatever its amount.
 */
export async function isContradicted(
  trx: Trx,
  { userId, amountFen, payment }: { userId: string; amountFen: number; payment: Payment },
): Promise<boolean> {
  const reported = await noticesOf(trx, payment)
    .leftJoin('noticeDecisions', 'noticeDecisions.noticeId', 'paymentNotices.id')
    .leftJoin('rechargeProposals', 'rechargeProposals.noticeId', 'paymentNotices.id')
    .leftJoin('charges', 'charges.chargeNo', 'paymentNotices.chargeNo')
    .select('noticeDecisions.decidedAt', 'rechargeProposals.id as proposalId')
    .select('charges.userId as payerId', 'paymentNotices.amountFen as reportedFen');
  return reported.some(
    ({ decidedAt, proposalId, payerId, reportedFen }) =>
      (decidedAt !== null && proposalId === null) ||
      (payerId !== null && payerId !== userId) ||
      (reportedFen !== null && reportedFen !== amountFen),
  );
}

/** A payment in doubt that is credited by its number needs no other decision, and nobody pays it back any more. */
export async function closeNoticesOf(
  trx: Trx,
  payment: Payment,
  decision: { decidedBy: string; decidedAt: number; reason: string },
): Promise<void> {
  const open = await noticesOf(trx, payment)
    .whereNotExists(
      trx('noticeDecisions')
        .where('noticeDecisions.noticeId', trx.ref('paymentNotices.id'))
        .select(trx.raw('1')),
    )
    .select('paymentNotices.id');
  for (const { id: noticeId } of open) {
    await trx('noticeDecisions')
      .insert({ noticeId, ...decision })
      .onConflict('noticeId')
      .ignore();
  }
}

function noticesOf(trx: Trx, { channel, serialNo }: Payment) {
  return trx('paymentNotices')
    .where('paymentNotices.channel', channel)
    .whereNotNull('paymentNotices.doubt')
    .modify((query) => whereFormOf(query, 'paymentNotices.serialNo', serialNo));
}
