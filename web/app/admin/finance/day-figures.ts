import type { OutputOf } from '@junyao/commerce/contract';
import { formatMoney } from '../../ui/price.tsx';
import { sumOf } from './sum-of.ts';

export type Moved = OutputOf<'GET /admin/finance/day'>['waiting']['refunds'];

/** Separates reversals, so that nobody takes them for refunds. */
export function without(all: Moved, part: Moved): Moved {
  return { count: all.count - part.count, amount: sumOf([all.amount, -part.amount], (each) => each) };
}

export function amount({ count, amount: sum }: Moved, sign: 1 | -1 = 1): string | false {
  return count > 0 && formatMoney(sign * sum);
}
