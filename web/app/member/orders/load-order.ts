import type { Order } from '@junyao/commerce/contract';
import { get } from '../../api/commerce.ts';
import { type Loaded, load } from '../../private/load.ts';

export interface TimedOrder {
  order: Order;
  /** The clock of the server minus the clock of this device, in milliseconds. */
  clockOffset: number;
}

/** Undefined when the address has no `?orderNo=`. */
export async function loadOrder(request: Request): Promise<Loaded<TimedOrder> | undefined> {
  const orderNo = new URL(request.url).searchParams.get('orderNo')?.trim();
  if (!orderNo) return undefined;
  return load(get('/order/detail', { orderNo }, request).then(withClock));
}

/** Call this function as soon as the order arrives. */
export function withClock(order: Order): TimedOrder {
  return { order, clockOffset: Date.parse(order.serverTime) - Date.now() };
}
