import type { Knex } from 'knex';

/** How many orders these members have paid; who has none is not in the answer. */
export async function countPaidOrders(db: Knex, userIds: string[]): Promise<Map<string, number>> {
  const rows: { userId: string; orders: number }[] = await db('orders')
    .whereIn('userId', userIds)
    .whereNotNull('paidAt')
    .groupBy('userId')
    .select('userId')
    .count({ orders: '*' });
  return new Map(rows.map(({ userId, orders }) => [userId, orders]));
}
