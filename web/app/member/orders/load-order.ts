import type { Order } from 'commerce/contract';
import { get } from '../../api/commerce.ts';
import { type Loaded, load } from '../../private/load.ts';

export interface TimedOrder {
  order: Order;
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number;
}

/** The order named in the address (`?orderNo=`); undefined when none is. */
export async function loadOrder(request: Request): Promise<Loaded<TimedOrder> | undefined> {
  const orderNo = new URL(request.url).searchParams.get('orderNo')?.trim();
  if (!orderNo) return undefined;
  return load(get('/order/detail', { orderNo }, request).then(withClock));
}

/** For an order that has just arrived. */
export function withClock(order: Order): TimedOrder {
  return { order, clockOffset: Date.parse(order.serverTime) - Date.now() };
}
