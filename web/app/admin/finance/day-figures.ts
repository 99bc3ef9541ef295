import type { OutputOf } from '@junyao/commerce/contract';
import { formatMoney } from '../../ui/price.tsx';

type Day = OutputOf<'GET /admin/finance/day'>;
export type Moved = Day['waiting']['refunds'];

export function amount({ count, amount: sum }: Moved, sign: 1 | -1 = 1): string | false {
  return count > 0 && formatMoney(sign * sum);
}

export function countOf(moved: Pick<Day['movements'][number], 'in' | 'out' | 'reversed'>): number {
  return moved.in.count + moved.out.count + moved.reversed.count;
}
