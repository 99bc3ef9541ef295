import type { CartItem } from 'commerce/contract';

/** Whether the piece can be bought now. Another buyer may have taken it, or it may have no price yet. */
export function isOrderable({ status, price }: Pick<CartItem, 'status' | 'price'>): boolean {
  return status === 'available' && price !== null;
}
