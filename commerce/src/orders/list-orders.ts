import type { OutputOf } from '../../contract/contract.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import type { Language } from '../locales.ts';
import { Order } from './order.ts';
import { presentOrders } from './present-order.ts';

const pageSize = 10;

/** The newest first. An overdue unpaid order counts as timed out. */
export async function listOrders(
  db: Db,
  input: { userId: string; status: OrderStatus | undefined; page: number; language: Language; at: number },
): Promise<OutputOf<'GET /order/query'>> {
  const { userId, status, page, at } = input;
  const query = db('orders').where({ userId });
  if (status === 'TIMED_OUT') {
    query.where((either) =>
      either
        .where({ status })
        .orWhere((overdue) => overdue.where({ status: 'WAITING_PAYMENT' }).where('payableUntil', '<=', at)),
    );
  } else if (status === 'WAITING_PAYMENT') query.where({ status }).where('payableUntil', '>', at);
  else if (status) query.where({ status });
  const [counted] = await query.clone().count({ total: '*' });
  const rows = await query
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'orderNo', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await presentOrders(db, Order.from(rows), { ...input, reader: 'member' });
  return { items, total: Number(counted?.total ?? 0), page, pageSize };
}
