import { get } from '../api/commerce.ts';

/** The numbers of the member's unpaid orders, by the codes of the pieces that they hold. */
export async function findOwnHolds(): Promise<Record<string, string>> {
  const { items: orders } = await get('/order/query', { status: 'WAITING_PAYMENT' });
  const lines = orders.flatMap(({ orderNo, items }) =>
    items.map(({ productCode }) => [productCode, orderNo] as const),
  );
  return Object.fromEntries(lines);
}
