import type { InputOf } from '@junyao/commerce/contract';
import { get } from '../../api/commerce.ts';
import type { OrderRow } from './order-row.ts';

/** Commerce accepts at most this many orders in one file. */
const mostOrders = 500;
const pageSize = 100;

export async function loadWaiting(filters: Record<string, string>): Promise<OrderRow[]> {
  const { search, userId, from, to } = filters;
  const rows: OrderRow[] = [];
  let after: string | undefined;
  do {
    const input = { search, userId, from, to, view: 'toShip', sort: 'createdAt', pageSize, after };
    const page = await get('/admin/orders/query', input as InputOf<'GET /admin/orders/query'>);
    rows.push(...page.items);
    after = page.next ?? undefined;
  } while (after && rows.length < mostOrders);
  return rows;
}
