import { type PieceMove, type Place, pieceStates } from '../../contract/piece-states.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import type { Cause } from '../states/transition.ts';

/** `start`: the first units of a new piece. `remove`: free units. `writeOff`: sold units that came back damaged. */
export type StockChange = PieceMove | 'start' | 'add' | 'remove' | 'writeOff';

export interface Units {
  productCode: string;
  quantity: number;
}

export type StockCause = Omit<Cause, 'mover'> & { orderNo?: string };

/** One conditional update, so that two buyers can't both get the last unit. @returns false without enough units */
export async function changeUnits(
  trx: Trx,
  change: StockChange,
  { productCode, quantity }: Units,
  { orderNo, actor, reason, at }: StockCause,
): Promise<boolean> {
  updates[change] ??= prepareUpdate(change);
  const [after] = await updates[change](trx, { productCode, quantity });
  if (!after) return false;
  await insertMovement(trx, {
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

const insertMovement = prepared((db, row: NewRow<'stockMovements'>) => db('stockMovements').insert(row));

/** Prepared when the change first happens. */
const updates: Partial<Record<StockChange, ReturnType<typeof prepareUpdate>>> = {};

function prepareUpdate(change: StockChange) {
  const { from, to } = placesOf(change);
  return prepared((db, { productCode, quantity }: Units) => {
    const query = db('products').where({ code: productCode });
    if (from) query.where(from, '>=', quantity);
    return query
      .update({
        ...(from && { [from]: db.raw('?? - ?', [from, quantity]) }),
        ...(to && { [to]: db.raw('?? + ?', [to, quantity]) }),
        ...(!from && { stock: db.raw('stock + ?', [quantity]) }),
        ...(!to && { stock: db.raw('stock - ?', [quantity]) }),
      })
      .returning(['stock', 'available']);
  });
}

/** Null stands for outside the shop. */
function placesOf(change: StockChange): { from: Place | null; to: Place | null } {
  if (change === 'start' || change === 'add') return { from: null, to: 'available' };
  if (change === 'remove') return { from: 'available', to: null };
  if (change === 'writeOff') return { from: 'sold', to: null };
  const { from, to } = pieceStates.moves[change];
  return { from: from[0] ?? null, to: [to].flat()[0] ?? null };
}

/** All transactions lock products in this order, so that no deadlock occurs. */
export function inLockOrder<Unit extends Units>(units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
