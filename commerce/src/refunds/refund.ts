import type { Channel } from '../../contract/choices.ts';
import { type RefundMove, type RefundStatus, refundStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/** `actualFen`: what the provider says it paid back. No provider is asked to pay before `approvedAt`. */
export interface Refund {
  refundNo: string;
  chargeNo: string;
  userId: string;
  channel: Channel;
  amountFen: number;
  actualFen: number | null;
  /** The latest report of the provider that differs from `amountFen`; null without one. */
  doubtFen: number | null;
  /** The provider's number for `doubtFen`. */
  doubtSerialNo: string | null;
  /** Why the refund waits for a person: what the provider says, or why its answer is not clear. Null if it does not wait. */
  stuckReason: string | null;
  /** When the provider first gave no clear answer; null after each clear one. */
  unclearSince: number | null;
  reason: string;
  /** What the member is told about a rejection. */
  explanation: string;
  status: RefundStatus;
  refundSerialNo: string | null;
  appliedAt: number;
  approvedAt: number | null;
  askedAt: number;
  completedAt: number | null;
}

/** An approval does not change the status, so a move also checks that `approvedAt` is as it was read. */
export const refundMachine: Machine<'refunds', 'refundNo' | 'approvedAt', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo }) => trx('refunds').where({ refundNo }),
  unchanged: ({ approvedAt }) => ({ approvedAt }),
};
