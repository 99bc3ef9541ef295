import type { OutputOf } from '@junyao/commerce/contract';
import { formatMoney } from '../../ui/price.tsx';

export type Moved = OutputOf<'GET /admin/finance/day'>['waiting']['refunds'];

export function amount({ count, amount: sum }: Moved, sign: 1 | -1 = 1): string | false {
  return count > 0 && formatMoney(sign * sum);
}
