import type { Order } from '@junyao/commerce/contract';
import { sumOf } from '../../private/sum-of.ts';

/** @returns what was paid back of an order, in yuan */
export function sumRefunded(refunds: Order['refunds']): number {
  return sumOf(
    refunds.filter(({ serialNo }) => serialNo !== null),
    ({ amount }) => amount,
  );
}
