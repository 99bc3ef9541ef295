import type { OrderTrouble } from '@junyao/commerce/contract';
import { detailsOf } from '../../api/errors.ts';

/** Read from the details of a refusal of `order/submit`. */
export function troublesOf(error: unknown): OrderTrouble[] {
  const { troubles } = detailsOf(error);
  return Array.isArray(troubles) ? troubles.filter(isTrouble) : [];
}

/** The order that already has all these pieces, for example because another tab has submitted the cart. */
export function earlierOrderOf(error: unknown): string | null {
  const troubles = troublesOf(error);
  const [orderNo, ...others] = new Set(
    troubles.map((trouble) => (trouble.kind === 'alreadyOrdered' ? trouble.orderNo : undefined)),
  );
  return orderNo !== undefined && others.length === 0 ? orderNo : null;
}

/** Null unless the refusal is about a changed price. */
export function newAmount(error: unknown): number | null {
  const { amount } = detailsOf(error);
  return typeof amount === 'number' ? amount : null;
}

function isTrouble(value: unknown): value is OrderTrouble {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;
}
