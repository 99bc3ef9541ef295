import { z } from 'zod';
import { channels } from './choices.ts';
import { endpoint } from './endpoint.ts';
import {
  chargeNo,
  line,
  optional,
  orderNo,
  page,
  pageOf,
  productCode,
  quantity,
  requestId,
  smsCode,
  text,
  time,
} from './fields.ts';
import { yuan, yuanInput } from './money.ts';
import { type OrderStatus, orderEvents, orderStatuses } from './states.ts';

/**
 * `reason`: what happened, in the language of the request; for `refundAsked`, the member's text. Staff see the reason
 * that staff wrote in its place.
 */
export const orderMove = z.strictObject({
  at: time,
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  actor: z.enum(['member', 'staff', 'system']),
  event: z.enum(orderEvents),
  reason: z.string(),
});

const units = z.number().int();

/**
 * A refund of an order, requested by the member or made by staff. `pieces`: their `amount` is for all of these units.
 * `kept`: the buyer keeps the pieces and pays less for them. `reason`: as in the timeline. `explanation`: what staff tell
 * the member; may be empty. `decidedAt`: null until staff decide. `serialNo`: of the transaction; null if nothing was
 * paid back. `backAt`: when the shop had the pieces again.
 */
export const orderRefund = z.strictObject({
  amount: yuan,
  pieces: z.array(
    z.strictObject({ productCode, productName: z.string().nullable(), quantity: units, amount: yuan }),
  ),
  kept: z.boolean(),
  reason: z.string(),
  explanation: z.string(),
  appliedAt: time,
  decidedAt: time.nullable(),
  serialNo: z.string().nullable(),
  backAt: time.nullable(),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** Each piece once. */
export const pieceToRefund = z.strictObject({ productCode, quantity });
export const mostPiecesToRefund = 50;

/**
 * `price` of an item: of one unit, when the order was placed. `refunded`: its units that left the order. `refundable`: what
 * the others still cost. `refunds`: the oldest first. `payableUntil`: by the server's clock.
 */
export const order = z.strictObject({
  orderNo,
  status: z.enum(orderStatuses),
  amount: yuan,
  createdAt: time,
  payableUntil: time,
  remark: z.string(),
  items: z.array(
    z.strictObject({
      productCode,
      productName: z.string().nullable(),
      price: yuan,
      quantity: units,
      refunded: units,
      refundable: yuan,
      imageUrl: z.array(z.string()),
    }),
  ),
  address: z.strictObject({
    recipientName: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    street: z.string(),
  }),
  payment: z
    .strictObject({
      method: z.literal('wallet'),
      amount: yuan,
      paidAt: time,
      serialNo: z.string(),
      status: z.literal('success'),
      /** The recharge for this order that paid it, or the part that the wallet lacked. `serialNo`: of the provider. */
      recharge: z
        .strictObject({
          chargeNo,
          channel: z.enum(channels),
          amount: yuan,
          serialNo: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  shipment: z.strictObject({ carrier: z.string(), trackingNo: z.string(), shippedAt: time }).nullable(),
  refunds: z.array(orderRefund),
  timeline: z.array(orderMove),
  /** What waits to be paid for this order. `byHand`: staff confirm the payment. */
  recharge: z.strictObject({ chargeNo, amount: yuan, byHand: z.boolean() }).nullable(),
  /** The latest payment by hand for this order ended without being confirmed. */
  notArrived: z.boolean(),
  /** So that a countdown does not depend on the browser's clock. */
  serverTime: time,
});

export type Order = z.output<typeof order>;

/** Each kind has a text under `troubles` in `locales/{zh,en}/order.json`. */
export const orderTroubleKinds = [
  'notDeliverable',
  'alreadyOrdered',
  'notInCart',
  'tooManyUnpaidOrders',
  'recentlyTimedOut',
  'forShow',
  'offSale',
  'withoutPrice',
  'priceChanged',
  'totalChanged',
  'heldByYou',
  'heldByAnother',
  'sold',
  'tooFew',
] as const;
export type OrderTroubleKind = (typeof orderTroubleKinds)[number];

/**
 * A refusal of `POST /order/submit` names all of them in `details.troubles`. Every kind names the piece except
 * `notDeliverable`, `notInCart`, `tooManyUnpaidOrders` and `totalChanged`.
 */
export const orderTrouble = z.strictObject({
  kind: z.enum(orderTroubleKinds),
  /** The text is in the language of the request. */
  text: z.string(),
  itemId: z.uuid().optional(),
  productCode: productCode.optional(),
  productName: z.string().nullable().optional(),
  /** The current price of one unit; null without a price. For `alreadyOrdered`, the price in the order. */
  price: yuan.nullable().optional(),
  quantity: z.number().int().optional(),
  imageUrl: z.array(z.string()).optional(),
  /** The member's own order that has the piece (`alreadyOrdered`) or holds units of it. */
  orderNo: orderNo.optional(),
  /** The unpaid orders of the member (`tooManyUnpaidOrders`), the oldest first. */
  orderNos: z.array(orderNo).optional(),
  /** What the member can still order (`tooFew`). */
  available: z.number().int().optional(),
  heldUntil: time.optional(),
  /** When the member may order the piece again (`recentlyTimedOut`). */
  againAt: time.optional(),
  expectedPrice: yuan.nullable().optional(),
  amount: yuan.optional(),
});
export type OrderTrouble = z.output<typeof orderTrouble>;

const countsByStatus = {
  WAITING_PAYMENT: z.number().int(),
  PAID: z.number().int(),
  COMPLETED: z.number().int(),
  TIMED_OUT: z.number().int(),
  CANCELLED: z.number().int(),
  REFUNDING: z.number().int(),
  REFUNDED: z.number().int(),
} satisfies Record<OrderStatus, z.ZodType>;

export const orderEndpoints = {
  'POST /order/submit': endpoint({
    summary:
      'Places an order for the selected cart items (or `itemIds`), reserves the pieces and fixes the prices. ' +
      '`expectedAmount` is the total the buyer saw, and `expectedPrices` optionally the price of each item; if they ' +
      'have changed, no order is created. `details.troubles` of a refusal names everything that stops the order.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({
      requestId,
      addressId: z.uuid(),
      expectedAmount: yuanInput,
      remark: text(200).default(''),
      itemIds: z.array(z.uuid()).min(1).max(50).optional(),
      /** The price of one unit that the buyer saw, by item; null for an item without a price. */
      expectedPrices: z.record(z.uuid(), yuan.nullable()).optional(),
    }),
    output: order,
    errors: [
      'addressNotFound',
      'addressNotDeliverable',
      'nothingSelected',
      'cartItemNotFound',
      'pieceUnavailable',
      'pieceOffSale',
      'pieceWithoutPrice',
      'amountChanged',
      'tooManyUnpaidOrders',
      'recentlyTimedOut',
    ],
  }),

  'GET /order/by_request': endpoint({
    summary:
      'Returns the order that was submitted with this `requestId`, so that a page that got no answer finds it. ' +
      'The order is null if none was placed.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ requestId }),
    output: z.strictObject({ order: order.nullable() }),
  }),

  'GET /order/counts': endpoint({
    summary: 'Counts the orders of the member by status. An overdue unpaid order counts as timed out.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ all: z.number().int(), ...countsByStatus }),
  }),

  'GET /order/query': endpoint({
    summary: 'Lists the orders of the member, newest first, 10 per page.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({
      status: optional(z.enum(orderStatuses)),
      page,
    }),
    output: pageOf(order),
  }),

  'GET /order/detail': endpoint({
    summary: 'Returns one order of the member.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ orderNo }),
    output: order,
    errors: ['orderNotFound'],
  }),

  'POST /order/pay': endpoint({
    summary: 'Pays for an order from the wallet, with the code that was sent for this order.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({ requestId, orderNo, code: smsCode }),
    output: order,
    errors: [
      'orderNotFound',
      'codeWrong',
      'codeSpent',
      'orderStateChanged',
      'orderTimedOut',
      'balanceTooLow',
    ],
  }),
  'POST /order/cancel': endpoint({
    summary: 'Cancels an unpaid order and releases its pieces.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({ requestId, orderNo }),
    output: order,
    errors: ['orderNotFound', 'orderStateChanged', 'orderTimedOut'],
  }),
  'POST /order/confirm_receipt': endpoint({
    summary: 'Confirms receipt of a shipped order and completes it.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({ requestId, orderNo }),
    output: order,
    errors: ['orderNotFound', 'orderStateChanged', 'orderNotShipped'],
  }),
  'POST /order/refund/apply': endpoint({
    summary:
      'Requests a refund of a paid order, or of some of its pieces, until 15 days after its completion. Staff decide on ' +
      'the request.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({
      requestId,
      orderNo,
      pieces: z.array(pieceToRefund).min(1).max(mostPiecesToRefund).optional(),
      reason: line(1, 200),
    }),
    output: order,
    errors: ['orderNotFound', 'orderStateChanged', 'refundTimeOver', 'piecesNotLeft'],
  }),
};
