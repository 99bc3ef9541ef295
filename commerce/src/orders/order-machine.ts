import { type OrderMove, orderStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { Order } from './order.ts';

export const orderMachine: Machine<Order, 'orderNo', OrderMove> = {
  states: orderStates,
  refusal: 'orderStateChanged',
  find: (trx, { orderNo }, status) => trx('orders').where({ orderNo, status }),
  record: (trx, { orderNo }, { from, to, cause: { actor, reason, at } }) =>
    trx('orderTimeline').insert({ orderNo, at, fromStatus: from, toStatus: to, actor, reason }),
};
