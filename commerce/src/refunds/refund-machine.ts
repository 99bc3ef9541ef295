import { type RefundMove, refundStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { Refund } from './refund.ts';

export const refundMachine: Machine<Refund, 'refundNo', RefundMove> = {
  states: refundStates,
  refusal: 'refundStateChanged',
  find: (trx, { refundNo }, status) => trx('refunds').where({ refundNo, status }),
};
