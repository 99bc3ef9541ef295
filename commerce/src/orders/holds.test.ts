import { expect, test } from 'vitest';
import { newOrder, newPiece } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { holdUnits } from './holds.ts';

const app = await openShop();

/** Rolls back, as every caller must that is refused units. */
async function tryToHold(units: { productCode: string; quantity: number }[]) {
  const { orderNo } = await newOrder(app);
  const at = app.clock.now();
  const cause = { orderNo, actor: 'system', reason: 'test', at };
  const heldIn = (trx: Trx) =>
    trx('holds').whereIn(
      'productCode',
      units.map(({ productCode }) => productCode),
    );
  let result: { refused: string[]; held: number } | undefined;
  const rolledBack = new Error('rolled back');
  await transaction(app.services.db, async (trx) => {
    const refused = await holdUnits(trx, { units, until: at + 1000, cause });
    result = { refused, held: (await heldIn(trx)).length };
    throw rolledBack;
  }).catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  return result;
}

test('if the units of one piece are not free, no piece of the order is held', async () => {
  const free = await newPiece(app);
  const few = await newPiece(app, { stock: 2 });
  const units = [
    { productCode: free, quantity: 1 },
    { productCode: few, quantity: 3 },
  ];
  expect(await tryToHold(units)).toEqual({ refused: [few], held: 0 });
});

test('free units are held up to the last one', async () => {
  const units = [{ productCode: await newPiece(app, { stock: 2 }), quantity: 2 }];
  expect(await tryToHold(units)).toEqual({ refused: [], held: 1 });
});
