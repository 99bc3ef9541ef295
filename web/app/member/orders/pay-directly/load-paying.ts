import type { Order } from '@junyao/commerce/contract';
import { get } from '../../../api/commerce.ts';
import { load } from '../../../private/load.ts';

export type Paying = NonNullable<Awaited<ReturnType<typeof loadPaying>>>;

/** What waits to be paid for the order, and the part of the page that shows it. */
export async function loadPaying({ recharge }: Order, request: Request) {
  if (!recharge) return undefined;
  const [{ value: charge }, { OrderRecharge }] = await Promise.all([
    load(get('/wallet/charge/detail', { chargeNo: recharge.chargeNo }, request)),
    import('./order-recharge.tsx'),
  ]);
  return charge && { charge, OrderRecharge };
}
