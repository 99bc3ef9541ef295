import { type RefundMove, type RefundStatus, refundStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/**
 * Money of a charge on its way back. `actualFen`: what the provider says it gave back. `approvedAt`: staff have
 * decided that it is paid; before that no provider is asked.
 */
export interface Refund {
  refundNo: string;
  chargeNo: string;
  userId: string;
  amountFen: number;
  actualFen: number | null;
  /** What the provider says it gave back while that is not what it was asked to. */
  doubtFen: number | null;
  reason: string;
  status: RefundStatus;
  refundSerialNo: string | null;
  appliedAt: number;
  approvedAt: number | null;
  askedAt: number;
  completedAt: number | null;
}

/** An approval changes no status, so a refund is found by its approval too: both have to be as they were read. */
export const refundMachine: Machine<'refunds', 'refundNo' | 'approvedAt', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo, approvedAt }, status) => trx('refunds').where({ refundNo, approvedAt, status }),
};
