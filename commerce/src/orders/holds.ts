import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { rowsOf } from '../db/raw-rows.ts';
import { column, type NewRow } from '../db/tables.ts';
import { announceProducts } from '../outbox/announce.ts';
import { changeUnits, inLockOrder, type StockCause, type Units } from '../stock/change-units.ts';

type OrderCause = StockCause & { orderNo: string };

/** @returns the codes of the pieces that were not free; if there are any, the caller must roll back */
export async function holdUnits(
  trx: Trx,
  input: { units: Units[]; until: number; cause: OrderCause },
): Promise<string[]> {
  const { units, until, cause } = input;
  const refused: string[] = [];
  for (const unit of inLockOrder(units)) {
    if (!(await changeUnits(trx, 'hold', unit, cause))) refused.push(unit.productCode);
  }
  if (refused.length > 0) return refused;
  await insertHolds(
    trx,
    units.map((unit) => ({ orderNo: cause.orderNo, ...unit, heldUntil: until })),
  );
  await announce(trx, units, cause);
  return [];
}

/** The caller has just moved the order to its next state, so no other transaction ends the same holds. */
export async function endHolds(trx: Trx, change: 'release' | 'sell', cause: OrderCause): Promise<void> {
  const { orderNo } = cause;
  // On SQLite, Knex does not return the rows that a delete removes.
  const units = rowsOf<Units>(await deleteHolds(trx, { orderNo }));
  await move(trx, change, units, cause);
}

const deleteSql = `DELETE FROM holds WHERE ${column('holds.orderNo')} = ?
  RETURNING ${column('holds.productCode')} AS "productCode", ${column('holds.quantity')}`;
const deleteHolds = prepared((db, { orderNo }: { orderNo: string }) => db.raw(deleteSql, [orderNo]));
const insertHolds = prepared((db, rows: NewRow<'holds'>[]) => db('holds').insert(rows));

export function returnUnits(
  trx: Trx,
  change: 'return' | 'writeOff',
  units: readonly Units[],
  cause: OrderCause,
): Promise<void> {
  return move(trx, change, units, cause);
}

async function move(
  trx: Trx,
  change: 'release' | 'sell' | 'return' | 'writeOff',
  units: readonly Units[],
  cause: OrderCause,
): Promise<void> {
  for (const unit of inLockOrder(units)) {
    if (!(await changeUnits(trx, change, unit, cause))) {
      throw new RangeError(
        `${cause.orderNo} has no ${unit.quantity} units of ${unit.productCode} to ${change}`,
      );
    }
  }
  await announce(trx, units, cause);
}

function announce(trx: Trx, units: readonly Units[], { at }: StockCause): Promise<void> {
  return announceProducts(
    trx,
    units.map(({ productCode }) => productCode),
    at,
  );
}
