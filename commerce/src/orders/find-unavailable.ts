import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import type { Trouble, WantedLine } from './refuse-order.ts';

/** Leaves out lines whose units are free by now, because an overdue hold has just ended. */
export async function findUnavailable(
  trx: Trx,
  lines: WantedLine[],
  { userId, at }: { userId: string; at: number },
): Promise<Trouble[]> {
  if (lines.length === 0) return [];
  const codes = lines.map(({ product }) => product.code);
  const units = await trx('products').whereIn('code', codes).select('code', 'available');
  const holds = await trx('holds')
    .join('orders', 'orders.orderNo', 'holds.orderNo')
    .whereIn('holds.productCode', codes)
    .where('holds.heldUntil', '>', at)
    .orderBy(['holds.heldUntil', 'holds.orderNo'])
    .select('holds.productCode', 'holds.heldUntil', 'orders.orderNo', 'orders.userId');
  return lines.flatMap((line) => {
    const { item, product } = line;
    const available = units.find(({ code }) => code === product.code)?.available ?? 0;
    if (item.quantity <= available) return [];
    const held = holds.filter(({ productCode }) => productCode === product.code);
    const own = held.find((hold) => hold.userId === userId);
    const until = held[0] && { heldUntil: isoTime(held[0].heldUntil) };
    const found = { line, ...until, ...(own && { orderNo: own.orderNo }) };
    if (available > 0) return { ...found, kind: 'tooFew' as const, available };
    if (own) return { ...found, kind: 'heldByYou' as const };
    return { ...found, kind: until ? ('heldByAnother' as const) : ('sold' as const) };
  });
}
