import type { Knex } from 'knex';
import { announceProducts } from '../outbox/announce.ts';

/** Units of one product. */
export interface Units {
  productCode: string;
  quantity: number;
}

/**
 * Reserves units where that many are free now: one guarded update a product, so two buyers can't both have
 * the last one.
 * @returns the codes that were not free; when there are any the caller must roll back
 */
export async function holdUnits(
  trx: Knex.Transaction,
  input: { orderNo: string; units: Units[]; until: number; at: number },
): Promise<string[]> {
  const refused: string[] = [];
  for (const { productCode, quantity } of inLockOrder(input.units)) {
    const held = await trx('products')
      .where({ code: productCode })
      .andWhere('available', '>=', quantity)
      .update({
        available: trx.raw('available - ?', [quantity]),
        reserved: trx.raw('reserved + ?', [quantity]),
      });
    if (held !== 1) refused.push(productCode);
  }
  if (refused.length > 0) return refused;
  const { orderNo, until, units } = input;
  await trx('holds').insert(units.map((unit) => ({ orderNo, ...unit, heldUntil: until })));
  await announceProducts(
    trx,
    units.map(({ productCode }) => productCode),
    input.at,
  );
  return [];
}

/**
 * Ends the holds of an order: its units are free again (`available`) or gone for good (`sold`). Whoever calls
 * this has just moved the order to its next state, so nobody else ends the same holds.
 */
export async function endHolds(
  trx: Knex.Transaction,
  input: { orderNo: string; to: 'available' | 'sold'; at: number },
): Promise<void> {
  const { orderNo, to, at } = input;
  const units: Units[] = await trx('holds').select('productCode', 'quantity').where({ orderNo });
  await trx('holds').where({ orderNo }).delete();
  for (const { productCode, quantity } of inLockOrder(units)) {
    await trx('products')
      .where({ code: productCode })
      .update({ reserved: trx.raw('reserved - ?', [quantity]), [to]: trx.raw('?? + ?', [to, quantity]) });
  }
  await announceProducts(
    trx,
    units.map(({ productCode }) => productCode),
    at,
  );
}

function inLockOrder(units: Units[]): Units[] {
  return [...units].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
