import type { InputOf } from '@junyao/commerce/contract';
import { get } from '../../api/commerce.ts';
import type { OrderRow } from './use-order-columns.tsx';

/** Commerce ships at most so many orders with one file. */
const mostOrders = 500;
const pageSize = 100;

/** The orders that wait to be shipped and match the filters of the list, oldest first. */
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
