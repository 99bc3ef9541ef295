import type { Offer } from '@junyao/commerce/contract';

/** For tests: the offer of an available piece that costs 100 yuan. */
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
