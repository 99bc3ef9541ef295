import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';
import { listPage } from '../lists/list-page.ts';
import { addNote } from '../orders/add-note.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { completeOrder } from '../orders/complete-order.ts';
import { countOrders } from '../orders/count-orders.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { listAllOrders } from '../orders/list-all-orders.ts';
import type { Order } from '../orders/order.ts';
import { readForStaff, type StaffOrder } from '../orders/read-for-staff.ts';
import { applyForOrderRefund, approveOrderRefund, rejectOrderRefund } from '../orders/refund-order.ts';
import { shipInBulk } from '../orders/ship-in-bulk.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { act, type StaffCall } from '../staff/act.ts';
import type { Cause } from '../states/transition.ts';

export const adminOrderRoutes = {
  'GET /admin/orders/query': ({ services: { db }, language }, input) =>
    listPage(db, listAllOrders(db, input, language), input),

  'GET /admin/orders/counts': ({ services }) => countOrders(services.db),

  'GET /admin/orders/export': (call, input) =>
    exportList(call, 'orders/export', listAllOrders(call.services.db, input, call.language), input),

  'GET /admin/orders/detail': (call, { orderNo }) => read(call, orderNo),

  'POST /admin/orders/ship': (call, input) =>
    actOnOrder(call, 'orders/ship', input, async (trx, order, { at }) => {
      await shipOrder(trx, order, { carrier: input.carrier, trackingNo: input.trackingNo, at });
    }),

  'POST /admin/orders/ship_bulk': shipInBulk,

  'POST /admin/orders/note': (call, input) =>
    actOnOrder(call, 'orders/note', input, (trx, { orderNo }, { at }) =>
      addNote(trx, { orderNo, author: call.member.username, text: input.text, at }),
    ),

  'POST /admin/orders/cancel': (call, input) => actOnOrder(call, 'orders/cancel', input, cancelOrder),

  'POST /admin/orders/complete': (call, input) => actOnOrder(call, 'orders/complete', input, completeOrder),

  'POST /admin/orders/refund': (call, input) =>
    actOnOrder(call, 'orders/refund', input, async (trx, order, cause) => {
      if (order.userId === call.member.userId) throw fail('notYourself');
      if (order.status !== 'REFUNDING') await applyForOrderRefund(trx, order, cause);
      await approveOrderRefund(trx, { ...order, status: 'REFUNDING' }, cause);
    }),

  'POST /admin/orders/reject_refund': (call, input) =>
    actOnOrder(call, 'orders/reject_refund', input, rejectOrderRefund),
} satisfies Partial<Routes>;

/** Runs a privileged write to one order and answers with the order. */
function actOnOrder(
  call: StaffCall,
  action: string,
  input: { requestId: string; orderNo: string; reason?: string },
  change: (trx: Trx, order: Order, cause: Cause) => Promise<void>,
): Promise<StaffOrder> {
  const { orderNo } = input;
  return act(call, action, input, async (trx, cause) => {
    const order = await requireAnyOrder(trx, orderNo);
    const before = await read(call, orderNo, trx);
    await change(trx, order, cause);
    const answer = await read(call, orderNo, trx);
    return { answer, object: `order:${orderNo}`, before: logged(before), after: logged(answer) };
  });
}

function read({ services, language }: StaffCall, orderNo: string, db = services.db): Promise<StaffOrder> {
  return readForStaff(db, orderNo, { language, at: services.clock.now() });
}

/** The part of an order that staff can change; only this goes into the log. */
function logged({ status, shipment, notes }: StaffOrder) {
  return { status, shipment, notes: notes.map(({ text }) => text) };
}
