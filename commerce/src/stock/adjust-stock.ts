import type { Trx } from '../db/db.ts';
import { requireVersion, versionOf } from '../db/row-version.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { announceProducts } from '../outbox/announce.ts';
import { changeUnits, type StockCause } from './change-units.ts';

export type StockNow = Pick<Row<'products'>, 'stock' | 'available' | 'reserved'>;

/**
 * A negative `change` removes free units, never held or sold ones. @returns the units before the change
 * @throws Failure `productNotFound`, `rowChanged`; `notEnoughStock` when too few units are free
 */
export async function adjustStock(
  trx: Trx,
  input: { productCode: string; version?: string | undefined; change: number },
  cause: StockCause,
): Promise<StockNow> {
  const { productCode, version, change } = input;
  const before = await trx('products')
    .where({ code: productCode })
    .forUpdate()
    .first('stock', 'available', 'reserved');
  if (!before) throw fail('productNotFound', { productCode });
  requireVersion(stockVersion(before), version);
  const units = { productCode, quantity: Math.abs(change) };
  if (!(await changeUnits(trx, change > 0 ? 'add' : 'remove', units, cause))) {
    throw fail('notEnoughStock', { productCode, available: before.available });
  }
  await announceProducts(trx, [productCode], cause.at);
  return before;
}

/** Orders move units within the stock and do not change the version. */
export function stockVersion({ stock }: Pick<StockNow, 'stock'>): string {
  return versionOf([stock]);
}
