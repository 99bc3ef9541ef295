import type { OutputOf } from '@junyao/commerce/contract';
import { formatMoney } from '../../ui/price.tsx';
import { sumOf } from './sum-of.ts';

export type Moved = OutputOf<'GET /admin/finance/day'>['waiting']['refunds'];

/** Reversals stand apart, so that nobody takes them for money that was paid back. */
export function without(all: Moved, part: Moved): Moved {
  return { count: all.count - part.count, amount: sumOf([all.amount, -part.amount], (each) => each) };
}

/** What did not move stays empty. */
export function amount({ count, amount: sum }: Moved, sign: 1 | -1 = 1): string | false {
  return count > 0 && formatMoney(sign * sum);
}
