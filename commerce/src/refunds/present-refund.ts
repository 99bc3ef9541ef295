import { toYuan } from '../../contract/money.ts';
import type { Refund as RefundView } from '../../contract/wallet.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Recharge } from '../recharges/recharge.ts';
import type { Refund } from './refund.ts';

export function presentRefund(refund: Refund, recharge: Pick<Recharge, 'serialNo'>): RefundView {
  return {
    refundNo: refund.refundNo,
    chargeNo: refund.chargeNo,
    amount: toYuan(refund.amountFen),
    channel: refund.channel,
    originalSerialNo: recharge.serialNo,
    refundSerialNo: refund.refundSerialNo,
    reason: refund.reason,
    actualAmount: refund.actualFen === null ? null : toYuan(refund.actualFen),
    appliedAt: isoTime(refund.appliedAt),
    completedAt: isoTimeOrNull(refund.completedAt),
    status: refund.status,
    approved: refund.approvedAt !== null,
    failedBy: failedBy(refund),
    failureReason: refund.status === 'FAILED' ? refund.explanation : '',
  };
}

/** Staff can reject a refund only before its approval, and a provider is asked only after it. */
function failedBy({ status, approvedAt }: Refund): RefundView['failedBy'] {
  if (status !== 'FAILED') return null;
  return approvedAt === null ? 'workshop' : 'provider';
}
