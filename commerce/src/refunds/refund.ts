import { type RefundMove, type RefundStatus, refundStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/**
 * A refund of a charge. `actualFen`: the amount that the provider says it paid back. `approvedAt`: when staff
 * approved the refund; before that, no provider is asked to pay it.
 */
export interface Refund {
  refundNo: string;
  chargeNo: string;
  userId: string;
  amountFen: number;
  actualFen: number | null;
  /** The last amount that the provider named and that differs from `amountFen`; null if there was none. */
  doubtFen: number | null;
  reason: string;
  status: RefundStatus;
  refundSerialNo: string | null;
  appliedAt: number;
  approvedAt: number | null;
  askedAt: number;
  completedAt: number | null;
}

/**
 * An approval does not change the status. Therefore a move succeeds only if both the status and the approval
 * are still as they were read.
 */
export const refundMachine: Machine<'refunds', 'refundNo' | 'approvedAt', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo }) => trx('refunds').where({ refundNo }),
  unchanged: ({ approvedAt }) => ({ approvedAt }),
};
