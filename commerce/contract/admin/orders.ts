import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, optional, orderNo, requestId, text, time } from '../fields.ts';
import { yuan } from '../money.ts';
import { order, orderMove } from '../order.ts';
import { orderStatuses } from '../states.ts';
import { countedTo, exportInput, listInput, listOutput, person, range, search } from './list.ts';

const sorts = ['orderNo', 'createdAt', 'amount', 'status'] as const;
const filters = {
  /**
   * The order number, or the phone number or name of the buyer or the recipient. Parts of these do not match.
   */
  search,
  status: optional(z.enum(orderStatuses)),
  /** Only orders that are paid and not shipped. */
  toShip: optional(z.enum(['true']).transform(() => true)),
  ...range,
};

const row = z.strictObject({
  orderNo,
  createdAt: time,
  pieces: z.array(
    z.strictObject({ productCode: z.string(), productName: z.string().nullable(), quantity: z.number() }),
  ),
  buyer: person,
  recipient: z.string(),
  phone: z.string(),
  amount: yuan,
  method: z.literal('wallet').nullable(),
  status: z.enum(orderStatuses),
  payableUntil: time.nullable(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
});

/** `by`: the username of the person who made the move, or `system`. */
const detail = order.extend({
  timeline: z.array(orderMove.extend({ by: z.string() })),
  buyer: person,
  notes: z.array(z.strictObject({ at: time, author: z.string(), text: z.string() })),
  returned: z.boolean(),
});

const shipment = { carrier: line(1, 40), trackingNo: line(1, 40) };

export const adminOrderEndpoints = {
  'GET /admin/orders/query': endpoint({
    summary: 'Lists all orders.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/orders/counts': endpoint({
    summary: 'Counts the orders in each status, and those to ship (`toShip`). Each count stops at 1,000.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    input: z.strictObject({}),
    output: z.record(z.string(), z.number().int().max(countedTo)),
  }),
  'GET /admin/orders/export': endpoint({
    summary: 'Exports the filtered orders as CSV.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'GET /admin/orders/detail': endpoint({
    summary: 'Returns one order with its notes.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    input: z.strictObject({ orderNo }),
    output: detail,
    errors: ['orderNotFound'],
  }),
  'POST /admin/orders/ship': endpoint({
    summary: 'Records or corrects the shipment of a paid order.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, ...shipment }),
    output: detail,
    errors: ['orderNotFound', 'orderStateChanged'],
  }),
  'POST /admin/orders/ship_bulk': endpoint({
    summary:
      'Records the shipments of up to 500 orders from a CSV (order_no, carrier, tracking_no), and returns the ' +
      'result of each line. If an order appears twice, the first line counts.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    body: 'text',
    input: z.strictObject({ requestId, csv: z.string().max(100_000) }),
    output: z.array(
      z.strictObject({ line: z.number().int(), orderNo: z.string(), errorCode: z.string().nullable() }),
    ),
    errors: ['statementUnreadable'],
  }),
  'POST /admin/orders/note': endpoint({
    summary: 'Adds a note for colleagues. The member never sees it.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, text: text(1000).pipe(z.string().min(1)) }),
    output: detail,
    errors: ['orderNotFound'],
  }),
  'POST /admin/orders/cancel': endpoint({
    summary: 'Cancels an unpaid order.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, reason: line(1, 200) }),
    output: detail,
    errors: ['orderNotFound', 'orderStateChanged', 'orderTimedOut'],
  }),
  'POST /admin/orders/complete': endpoint({
    summary: 'Completes a shipped order.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, reason: line(1, 200) }),
    output: detail,
    errors: ['orderNotFound', 'orderStateChanged', 'orderNotShipped'],
  }),
  'POST /admin/orders/refund': endpoint({
    summary: 'Refunds a paid order to the wallet, whether or not the member requested it.',
    access: 'staff',
    permission: 'orders.refund',
    limit: 'money',
    input: z.strictObject({ requestId, orderNo, reason: line(1, 200) }),
    output: detail,
    errors: ['orderNotFound', 'orderStateChanged', 'refundTimeOver', 'notYourself'],
  }),
  'POST /admin/orders/reject_refund': endpoint({
    summary: 'Rejects a refund request. The order returns to its previous status.',
    access: 'staff',
    permission: 'orders.refund',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, reason: line(1, 200) }),
    output: detail,
    errors: ['orderNotFound', 'orderStateChanged'],
  }),
};
