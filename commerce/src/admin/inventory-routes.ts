import { listInventory, readInventoryRow } from '../catalog/list-inventory.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { expireHoldsOn } from '../orders/expire-orders.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { listParcelsToReturn } from '../orders/parcels-to-return.ts';
import { recordReturn } from '../orders/record-return.ts';
import { act } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import { adjustStock } from '../stock/adjust-stock.ts';
import { listMovements } from '../stock/list-movements.ts';

export const adminInventoryRoutes = {
  'GET /admin/inventory/query': async ({ services: { db, clock } }, input) => ({
    ...(await listPage(db, listInventory(db, input, clock.now()), input)),
    serverTime: isoTime(clock.now()),
  }),

  'GET /admin/inventory/detail': async ({ services: { db, clock } }, { productCode }) => ({
    ...(await readInventoryRow(db, productCode)),
    toReturn: await listParcelsToReturn(db, productCode),
    serverTime: isoTime(clock.now()),
  }),

  'GET /admin/inventory/export': (call, input) => {
    const { db, clock } = call.services;
    return exportList(call, 'inventory/export', listInventory(db, input, clock.now()), input);
  },

  'GET /admin/inventory/movements': async ({ services: { db } }, input) =>
    listPage(db, await movementsOf(db, input.productCode), input),

  'GET /admin/inventory/export_movements': async (call, input) => {
    const movements = await movementsOf(call.services.db, input.productCode);
    return exportList(call, 'inventory/export_movements', movements, input);
  },

  'POST /admin/inventory/adjust': (call, input) =>
    act(call, 'inventory/adjust', input, async (trx, cause) => {
      const { productCode, version, change } = input;
      // Units in overdue holds count as free.
      await expireHoldsOn(trx, [productCode], cause.at);
      const before = await adjustStock(trx, { productCode, version, change }, cause);
      const answer = await readInventoryRow(trx, productCode);
      const { stock, available } = answer;
      const onShelf = before.available + before.reserved;
      return {
        answer,
        object: `product:${productCode}`,
        before: { stock: onShelf, available: before.available },
        after: { stock, available },
      };
    }),

  'POST /admin/inventory/release_hold': (call, input) =>
    act(call, 'inventory/release_hold', input, async (trx, cause) => {
      const order = await requireAnyOrder(trx, input.orderNo);
      await cancelOrder(trx, order, cause);
      return {
        answer: {},
        object: `order:${order.orderNo}`,
        before: { status: order.status },
        after: { status: 'CANCELLED' },
      };
    }),

  'POST /admin/inventory/record_return': (call, input) =>
    act(call, 'inventory/record_return', input, async (trx, cause) => {
      const order = await requireAnyOrder(trx, input.orderNo);
      await recordReturn(trx, order, input, cause);
      return {
        answer: {},
        object: `order:${order.orderNo}`,
        before: { returned: false },
        after: { returned: true, condition: input.condition },
      };
    }),
} satisfies Partial<Routes>;

async function movementsOf(db: Db, productCode: string) {
  if (!(await db('products').where({ code: productCode }).first('code'))) throw fail('productNotFound');
  return listMovements(db, productCode);
}
