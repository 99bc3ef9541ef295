import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';
import { changeUnits, type StockCause } from './change-units.ts';

export type StockNow = Pick<Row<'products'>, 'stock' | 'available'>;

/**
 * Adds units of a piece, or removes free units. Held and sold units are never removed.
 * @param input.change the number of units to add; negative to remove
 * @returns the stock and the free units before the change
 * @throws Failure `productNotFound`; `notEnoughStock` when too few units are free
 */
export async function adjustStock(
  trx: Trx,
  { productCode, change }: { productCode: string; change: number },
  cause: StockCause,
): Promise<StockNow> {
  const before = await trx('products').where({ code: productCode }).forUpdate().first('stock', 'available');
  if (!before) throw fail('productNotFound', { productCode });
  const units = { productCode, quantity: Math.abs(change) };
  if (!(await changeUnits(trx, change > 0 ? 'add' : 'remove', units, cause))) {
    throw fail('notEnoughStock', { productCode, available: before.available });
  }
  await announceProducts(trx, [productCode], cause.at);
  return before;
}
