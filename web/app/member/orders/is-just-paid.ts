import type { Order } from '@junyao/commerce/contract';

/** Whether the order is paid and the workshop has not shipped it yet. */
export function isJustPaid({ status, shipment }: Order): boolean {
  return status === 'PAID' && shipment === null;
}
