import type { Offer } from '@junyao/commerce/contract';

export function offerOf(productCode: string): Offer {
  return {
    productCode,
    price: 100,
    specialPrice: null,
    savedAmount: null,
    status: 'available',
    heldUntil: null,
    available: 1,
  };
}
