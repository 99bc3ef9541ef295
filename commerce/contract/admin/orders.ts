import { z } from 'zod';
import { orderViews } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import {
  formBoolean,
  line,
  optional,
  orderNo,
  requestId,
  text,
  time,
  trackingNo,
  userId,
} from '../fields.ts';
import { yuan, yuanInput } from '../money.ts';
import { mostPiecesToRefund, order, orderMove, pieceToRefund } from '../order.ts';
import { orderStatuses, returnConditions, shownOrderStatuses } from '../states.ts';
import {
  countedTo,
  exportInput,
  filterInput,
  formerVersion,
  listInput,
  listOutput,
  person,
  range,
  search,
  version,
} from './list.ts';

/** `timeLeft`: the end of the time for payment. Only the view `toPay` can be sorted by it. */
const sorts = ['orderNo', 'createdAt', 'amount', 'status', 'timeLeft'] as const;
const filters = {
  /** The number of the order (or its last digits) or parcel, a phone or name, or a part of the recipient's name. */
  search,
  view: optional(z.enum(orderViews)),
  status: optional(z.enum(orderStatuses)),
  userId: optional(userId),
  ...range,
};

/**
 * `pieces`: what is left after refunds; all of a refunded order. `refunded`: what was paid back of the `amount`.
 * `returnedAt`, `condition`: of what came back last.
 */
const row = z.strictObject({
  orderNo,
  createdAt: time,
  pieces: z.array(
    z.strictObject({ productCode: z.string(), productName: z.string().nullable(), quantity: z.number() }),
  ),
  buyer: person,
  recipient: z.string(),
  /** Masked, except for staff who may ship. The details of an order show the whole number. */
  phone: z.string(),
  address: z.string(),
  remark: z.string(),
  amount: yuan,
  refunded: yuan,
  method: z.literal('wallet').nullable(),
  status: z.enum(orderStatuses),
  payableUntil: time.nullable(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
  shippedAt: time.nullable(),
  returnedAt: time.nullable(),
  condition: z.enum(returnConditions).nullable(),
  version,
});

const parcel = z.strictObject({ carrier: z.string(), trackingNo: z.string() });

/** `before`: the parcel that was replaced or withdrawn. `condition`: of a returned parcel only. */
const parcelEvent = z.strictObject({
  at: time,
  by: z.string(),
  event: z.enum(['shipped', 'corrected', 'withdrawn', 'returned']),
  parcel: parcel.nullable(),
  before: parcel.nullable(),
  condition: z.enum(returnConditions).nullable(),
  reason: z.string(),
});

/** `by`: a username or `system`. `returned`: the condition of what came back last; null if nothing did. */
const staffOrder = order.extend({
  timeline: z.array(orderMove.extend({ by: z.string() })),
  buyer: person,
  notes: z.array(z.strictObject({ at: time, author: z.string(), text: z.string() })),
  returned: z.enum(returnConditions).nullable(),
  version,
  formerVersion,
});
const detail = staffOrder.extend({ parcelEvents: z.array(parcelEvent) });

const count = z.number().int().max(countedTo);

const seen = { version: optional(version) };

const shipment = { carrier: line(1, 40), trackingNo };

export const adminOrderEndpoints = {
  'GET /admin/orders/query': endpoint({
    summary: 'Lists all orders.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    input: listInput(sorts, filters),
    /** `serverTime`: for the countdowns. */
    output: listOutput(row).extend({ serverTime: time }),
  }),
  'GET /admin/orders/counts': endpoint({
    summary: 'Counts the filtered orders in each view. Each count stops at 1,000.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    input: filterInput({ search, userId: filters.userId, ...range }),
    output: z.strictObject({
      all: count,
      toPay: count,
      toShip: count,
      shipped: count,
      refundAsked: count,
      toReturn: count,
      closed: count,
    }),
  }),
  'GET /admin/orders/export': endpoint({
    summary: 'Exports the filtered orders as CSV, each with its state as the screens of staff show it.',
    access: 'staff',
    permission: 'orders.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row.omit({ version: true }).extend({ status: z.enum(shownOrderStatuses) }),
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
    summary:
      'Records the shipment of a paid order. A recorded shipment is corrected only if the version of the order ' +
      'is given.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, ...seen, ...shipment }),
    output: staffOrder,
    errors: ['orderNotFound', 'rowChanged', 'orderStateChanged', 'alreadyShipped'],
  }),
  'POST /admin/orders/withdraw_shipment': endpoint({
    summary:
      'Undoes the shipment of a paid order within 10 minutes. The parcel is no longer recorded, and the order waits ' +
      'to be shipped again.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, version }),
    output: staffOrder,
    errors: [
      'orderNotFound',
      'rowChanged',
      'orderStateChanged',
      'orderNotShipped',
      'shipmentFinal',
      'piecesComingBack',
    ],
  }),
  'POST /admin/orders/ship_bulk': endpoint({
    summary:
      'Records the shipments of up to 500 orders from a CSV (order_no, carrier, tracking_no), and returns the ' +
      'result of each line. The refusal of a line that is not valid names its first wrong column. If an order ' +
      'appears twice, the first line counts. A line never replaces another parcel of its order. With `dryRun`, ' +
      'nothing is recorded: the answer says what each line would do.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    body: 'text',
    input: z.strictObject({ requestId, csv: z.string().max(100_000), dryRun: optional(formBoolean) }),
    output: z.array(
      z.strictObject({
        line: z.number().int(),
        orderNo: z.string(),
        carrier: z.string(),
        trackingNo: z.string(),
        errorCode: z.string().nullable(),
      }),
    ),
    errors: ['statementUnreadable', 'columnsMissing', 'tooManyLines'],
  }),
  'POST /admin/orders/note': endpoint({
    summary: 'Adds a note for colleagues. The member never sees it.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, text: text(1000).pipe(z.string().min(1)) }),
    output: staffOrder,
    errors: ['orderNotFound'],
  }),
  'POST /admin/orders/withdraw_note': endpoint({
    summary: 'Takes back the newest note, for its author, as long as nothing else has changed.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, version }),
    output: staffOrder,
    errors: ['orderNotFound', 'rowChanged', 'noteNotOwn'],
  }),
  'POST /admin/orders/cancel': endpoint({
    summary: 'Cancels an unpaid order.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, ...seen, reason: line(1, 200) }),
    output: staffOrder,
    errors: ['orderNotFound', 'rowChanged', 'orderStateChanged', 'orderTimedOut'],
  }),
  'POST /admin/orders/complete': endpoint({
    summary: 'Completes a shipped order.',
    access: 'staff',
    permission: 'orders.fulfil',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, ...seen, reason: line(1, 200) }),
    output: staffOrder,
    errors: ['orderNotFound', 'rowChanged', 'orderStateChanged', 'orderNotShipped'],
  }),
  'POST /admin/orders/refund': endpoint({
    summary:
      'Refunds a paid order, or some of its pieces, to the wallet, whether or not the member requested it. Without an ' +
      '`amount`, the whole price of a piece is paid back. With `kept`, the buyer keeps the pieces and pays less for ' +
      'them. The member reads the `explanation`, but not the `reason`. Of a request, only the amounts can be changed.',
    access: 'staff',
    permission: 'orders.refund',
    limit: 'money',
    input: z.strictObject({
      requestId,
      orderNo,
      ...seen,
      pieces: z
        .array(pieceToRefund.extend({ amount: optional(yuanInput.pipe(yuan.min(0.01))) }))
        .min(1)
        .max(mostPiecesToRefund)
        .optional(),
      kept: formBoolean.default(false),
      reason: line(1, 200),
      explanation: line(0, 200).default(''),
    }),
    output: staffOrder,
    errors: [
      'orderNotFound',
      'rowChanged',
      'orderStateChanged',
      'refundTimeOver',
      'notYourself',
      'piecesNotLeft',
      'refundAbovePrice',
      'reductionTooLarge',
      'otherPiecesRequested',
    ],
  }),
  'POST /admin/orders/reject_refund': endpoint({
    summary: 'Rejects a refund request. The order returns to its previous status.',
    access: 'staff',
    permission: 'orders.refund',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, ...seen, reason: line(1, 200) }),
    output: staffOrder,
    errors: ['orderNotFound', 'rowChanged', 'orderStateChanged'],
  }),
};
