import { get } from '../api/commerce.ts';

/** The unpaid orders of the member that hold pieces: the order number by product code. */
export async function findOwnHolds(): Promise<Record<string, string>> {
  const { items: orders } = await get('/order/query', { status: 'WAITING_PAYMENT' });
  const lines = orders.flatMap(({ orderNo, items }) =>
    items.map(({ productCode }) => [productCode, orderNo] as const),
  );
  return Object.fromEntries(lines);
}
