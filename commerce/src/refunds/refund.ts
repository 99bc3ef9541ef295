import { type RefundMove, type RefundStatus, refundStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import type { Machine } from '../states/transition.ts';

/**
 * A refund of a charge. `actualFen`: the amount that the provider says it paid back. `approvedAt`: when staff
 * approved the refund. No provider is asked to pay a refund that is not approved.
 */
export interface Refund {
  refundNo: string;
  chargeNo: string;
  userId: string;
  /** The channel of the charge. */
  channel: Channel;
  amountFen: number;
  actualFen: number | null;
  /**
   * An amount that the provider reported and that differs from `amountFen`. A later report of a different
   * amount replaces it. Null if the provider never reported a different amount.
   */
  doubtFen: number | null;
  /** The provider's number of the refund of `doubtFen`. */
  doubtSerialNo: string | null;
  /** Why the member asked for the refund. */
  reason: string;
  /** What the member is told about the rejection of the refund. */
  explanation: string;
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
