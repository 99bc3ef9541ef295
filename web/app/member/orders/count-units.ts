import type { Order } from '@junyao/commerce/contract';

/** How many pieces the order contains. A piece of a series can be ordered more than once. */
export function countUnits(order: Order): number {
  return order.items.reduce((sum, { quantity }) => sum + quantity, 0);
}
