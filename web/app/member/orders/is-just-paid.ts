import type { Order } from '@junyao/commerce/contract';

export function isJustPaid({ status, shipment }: Order): boolean {
  return status === 'PAID' && shipment === null;
}
