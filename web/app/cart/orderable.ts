import type { CartItem } from 'commerce/contract';

/** Whether the piece can be bought now: somebody may have been faster, or it has no price yet. */
export function isOrderable({ status, price }: Pick<CartItem, 'status' | 'price'>): boolean {
  return status === 'available' && price !== null;
}
