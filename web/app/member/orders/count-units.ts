import type { Order } from '@junyao/commerce/contract';

/** A piece of a series can be ordered more than once. */
export function countUnits(order: Order): number {
  return order.items.reduce((sum, { quantity }) => sum + quantity, 0);
}
