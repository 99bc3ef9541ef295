import type { Knex } from 'knex';

/** Where units of a product are: free, held by an unpaid order, or sold. */
type Place = 'available' | 'reserved' | 'sold';

/** Every way units change their place; `null` is outside the shop. */
const changes = {
  hold: { from: 'available', to: 'reserved' },
  release: { from: 'reserved', to: 'available' },
  sell: { from: 'reserved', to: 'sold' },
  return: { from: 'sold', to: 'available' },
  // The first units of a new piece.
  start: { from: null, to: 'available' },
  add: { from: null, to: 'available' },
  remove: { from: 'available', to: null },
} as const satisfies Record<string, { from: Place | null; to: Place | null }>;

export type StockChange = keyof typeof changes;

export interface Units {
  productCode: string;
  quantity: number;
}

/** Why units move; kept with every movement. */
export interface Cause {
  orderNo?: string;
  actor: string;
  reason: string;
  at: number;
}

/**
 * Moves units of one product by one guarded update, so two buyers can't both have the last one, and records the
 * movement.
 * @returns false when there were not that many to move
 */
export async function changeUnits(
  trx: Knex.Transaction,
  change: StockChange,
  { productCode, quantity }: Units,
  { orderNo, actor, reason, at }: Cause,
): Promise<boolean> {
  const { from, to } = changes[change];
  const query = trx('products').where({ code: productCode });
  if (from) query.andWhere(from, '>=', quantity);
  const [after] = await query
    .update({
      ...(from && { [from]: trx.raw('?? - ?', [from, quantity]) }),
      ...(to && { [to]: trx.raw('?? + ?', [to, quantity]) }),
      ...(!from && { stock: trx.raw('stock + ?', [quantity]) }),
      ...(!to && { stock: trx.raw('stock - ?', [quantity]) }),
    })
    .returning(['stock', 'available']);
  if (!after) return false;
  await trx('stockMovements').insert({
    productCode,
    at,
    change,
    quantity,
    stockAfter: after.stock,
    availableAfter: after.available,
    orderNo: orderNo ?? null,
    actor,
    reason,
  });
  return true;
}

/** One order for everybody, so that two transactions never wait for each other in a circle. */
export function inLockOrder<Unit extends Units>(units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
