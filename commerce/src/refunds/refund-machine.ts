import { type RefundMove, refundStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { Refund } from './refund.ts';

/** An approval changes no status, so a refund is found by its approval too: both have to be as they were read. */
export const refundMachine: Machine<Refund, 'refundNo' | 'approvedAt', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo, approvedAt }, status) => trx('refunds').where({ refundNo, approvedAt, status }),
};
