import { type PieceMove, type Place, pieceStates } from '../../contract/piece-states.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import type { Cause } from '../states/transition.ts';

/**
 * The moves of a piece, and four changes of its stock: `start` adds the first units of a new piece, `add` adds
 * further units, `remove` takes free units away, and `writeOff` takes away sold units that came back damaged.
 */
export type StockChange = PieceMove | 'start' | 'add' | 'remove' | 'writeOff';

export interface Units {
  productCode: string;
  quantity: number;
}

/** Why units move; recorded with every movement. */
export type StockCause = Omit<Cause, 'mover'> & { orderNo?: string };

/**
 * Moves units of one product with a single conditional update, so that two buyers can't both get the last
 * unit. Also records the movement.
 * @returns false when there were too few units to move
 */
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

/** The update of each change, prepared when the change first happens. */
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

/**
 * The place that the units leave (`from`) and the place that they enter (`to`). Null stands for outside the
 * shop.
 */
function placesOf(change: StockChange): { from: Place | null; to: Place | null } {
  if (change === 'start' || change === 'add') return { from: null, to: 'available' };
  if (change === 'remove') return { from: 'available', to: null };
  if (change === 'writeOff') return { from: 'sold', to: null };
  const { from, to } = pieceStates.moves[change];
  return { from: from[0] ?? null, to: [to].flat()[0] ?? null };
}

/** Sorts units by product code. All transactions lock products in this order, so that no deadlock occurs. */
export function inLockOrder<Unit extends Units>(units: readonly Unit[]): Unit[] {
  return [...units].sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
