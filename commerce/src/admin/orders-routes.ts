import { toFen } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { addNote, withdrawNote } from '../orders/add-note.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { completeOrder } from '../orders/complete-order.ts';
import { countOrders } from '../orders/count-orders.ts';
import { requireAnyOrder } from '../orders/find-order.ts';
import { listAllOrders, listOrdersForFile } from '../orders/list-all-orders.ts';
import type { Order } from '../orders/order.ts';
import { readParcelEvents } from '../orders/parcel-events.ts';
import { readForStaff, type StaffOrder } from '../orders/read-for-staff.ts';
import { refundByStaff } from '../orders/refund-by-staff.ts';
import { rejectOrderRefund } from '../orders/refund-order.ts';
import { shipInBulk } from '../orders/ship-in-bulk.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { withdrawShipment } from '../orders/withdraw-shipment.ts';
import type { Staff } from '../roles/find-staff.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';
import type { Cause } from '../states/transition.ts';

export const adminOrderRoutes = {
  'GET /admin/orders/query': async ({ services: { db, clock }, language, member }, input) => ({
    ...(await listPage(db, listAllOrders(db, input, { language, mayShip: mayShip(member) }), input)),
    serverTime: isoTime(clock.now()),
  }),

  'GET /admin/orders/counts': ({ services }, filters) => countOrders(services.db, filters),

  'GET /admin/orders/export': (call, input) => {
    const { services, language, member } = call;
    const orders = listOrdersForFile(services.db, input, { language, mayShip: mayShip(member) });
    return exportList(call, 'orders/export', orders, input);
  },

  'GET /admin/orders/detail': async (call, { orderNo }) => ({
    ...(await read(call, orderNo)),
    parcelEvents: await readParcelEvents(call.services.db, orderNo),
  }),

  'POST /admin/orders/ship': (call, input) =>
    actOnOrder(call, 'orders/ship', input, async (trx, order, { at }) => {
      const { carrier, trackingNo, version } = input;
      await shipOrder(trx, order, { carrier, trackingNo, corrects: version !== undefined, at });
    }),

  'POST /admin/orders/withdraw_shipment': (call, input) =>
    actOnOrder(call, 'orders/withdraw_shipment', input, withdrawShipment),

  'POST /admin/orders/ship_bulk': shipInBulk,

  'POST /admin/orders/note': (call, input) =>
    actOnOrder(call, 'orders/note', input, (trx, { orderNo }, { at }) =>
      addNote(trx, { orderNo, author: call.member.username, text: input.text, at }),
    ),

  'POST /admin/orders/withdraw_note': (call, input) =>
    actOnOrder(call, 'orders/withdraw_note', input, (trx, { orderNo }) =>
      withdrawNote(trx, { orderNo, author: call.member.username }),
    ),

  'POST /admin/orders/cancel': (call, input) => actOnOrder(call, 'orders/cancel', input, cancelOrder),

  'POST /admin/orders/complete': (call, input) => actOnOrder(call, 'orders/complete', input, completeOrder),

  'POST /admin/orders/refund': (call, input) =>
    actOnOrder(call, 'orders/refund', input, (trx, order, cause) =>
      refundByStaff(trx, order, call.member, cause, {
        pieces: input.pieces?.map(({ amount, ...piece }) => ({
          ...piece,
          amountFen: amount === undefined ? undefined : toFen(amount),
        })),
        ...{ kept: input.kept, explanation: input.explanation },
      }),
    ),

  'POST /admin/orders/reject_refund': (call, input) =>
    actOnOrder(call, 'orders/reject_refund', input, rejectOrderRefund),
} satisfies Partial<Routes>;

/** @throws Failure `rowChanged` */
function actOnOrder(
  call: StaffCall,
  action: string,
  input: { requestId: string; orderNo: string; reason?: string; version?: string | undefined },
  change: (trx: Trx, order: Order, cause: Cause) => Promise<void>,
): Promise<StaffOrder> {
  const { orderNo } = input;
  return act(call, action, input, async (trx, cause) => {
    await trx('orders').where({ orderNo }).forUpdate().first('orderNo');
    const order = await requireAnyOrder(trx, orderNo);
    const before = await read(call, orderNo, trx);
    requireVersion(before.version, input.version);
    await change(trx, order, cause);
    const answer = { ...(await read(call, orderNo, trx)), formerVersion: before.version };
    return {
      ...{ answer, object: `order:${orderNo}`, before: logged(before), after: logged(answer) },
      ...(moneyDecisions.has(action) && { circumstances: refundIn(answer) }),
    };
  });
}

/** For these actions, the log contains what the refund is of. */
const moneyDecisions = new Set(['orders/refund', 'orders/reject_refund']);

function refundIn({ refunds }: StaffOrder) {
  const refund = refunds.at(-1);
  const pieces = refund?.pieces.map(({ productCode, quantity }) => `${productCode} × ${quantity}`);
  return { amount: refund?.amount, pieces, kept: refund?.kept };
}

function read({ services, language }: StaffCall, orderNo: string, db = services.db): Promise<StaffOrder> {
  return readForStaff(db, orderNo, { language, at: services.clock.now() });
}

function mayShip({ permissions }: Staff): boolean {
  return permissions.has('orders.fulfil');
}

function logged({ status, shipment, notes }: StaffOrder) {
  return { status, shipment, notes: notes.map(({ text }) => text) };
}
