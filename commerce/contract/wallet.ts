import { z } from 'zod';
import { channels, ledgerScenes, paymentWays } from './choices.ts';
import { endpoint } from './endpoint.ts';
import {
  chargeNo,
  line,
  optional,
  orderNo,
  page,
  pageOf,
  refundNo,
  requestId,
  smsCode,
  time,
} from './fields.ts';
import { yuan, yuanInput, yuanSum } from './money.ts';
import { rechargeStatuses, refundStatuses } from './states.ts';

/** `amount`: negative when money left the wallet. */
export const walletRecord = z.strictObject({
  transactionNo: z.string(),
  scene: z.enum(ledgerScenes),
  amount: yuan,
  balanceAfter: yuanSum,
  createdAt: time,
  orderNo: z.string().optional(),
  chargeNo: z.string().optional(),
  refundNo: z.string().optional(),
});

/** One recharge, in yuan. */
export const rechargeAmounts = { min: 1, max: 50_000 } as const;

/**
 * `orderNo`: the order that is paid with it when the money arrives in time. `refundable`: the unspent part. `refunded`: what
 * all refunds paid back. `refunds`: the newest first. `payableUntil`: null if it is not pending, or staff confirm the payment.
 */
export const recharge = z.strictObject({
  chargeNo,
  amount: yuan,
  channel: z.enum(channels),
  serialNo: z.string().nullable(),
  status: z.enum(rechargeStatuses),
  createdAt: time,
  successAt: time.nullable(),
  refundable: yuan,
  refunded: yuan,
  refunds: z.array(
    z.strictObject({
      refundNo,
      status: z.enum(refundStatuses),
      amount: yuan,
      actualAmount: yuan.nullable(),
      appliedAt: time,
    }),
  ),
  payableUntil: time.nullable(),
  orderNo: orderNo.nullable(),
  withdrawnAt: time.nullable(),
});
export type Recharge = z.output<typeof recharge>;

/**
 * How the member gets to the provider, before `until`. `code`: `path` draws it as an SVG with `size` units on each side.
 * `bridge`: what WeChat's browser takes.
 */
export const cashier = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('code'),
    text: z.string(),
    size: z.number(),
    path: z.string(),
    until: time,
  }),
  z.strictObject({ kind: z.literal('page'), url: z.string(), until: time }),
  z.strictObject({ kind: z.literal('bridge'), parameters: z.record(z.string(), z.string()), until: time }),
]);
export type Cashier = z.output<typeof cashier>;

/** `maxAmount`: what one payment can be now; null if staff confirm the payments. */
export const offeredChannel = z.strictObject({
  channel: z.enum(channels),
  ways: z.array(z.enum(paymentWays)),
  maxAmount: yuanSum.nullable(),
});
export type OfferedChannel = z.output<typeof offeredChannel>;

/**
 * `approved`: staff agreed to it. `actualAmount`: null until success. `failedBy`: who refused the refund.
 * `failureReason`: for the member; may be empty.
 */
export const refund = z.strictObject({
  refundNo,
  chargeNo,
  amount: yuan,
  channel: z.enum(channels),
  originalSerialNo: z.string().nullable(),
  refundSerialNo: z.string().nullable(),
  reason: z.string(),
  actualAmount: yuan.nullable(),
  appliedAt: time,
  completedAt: time.nullable(),
  status: z.enum(refundStatuses),
  approved: z.boolean(),
  failedBy: z.enum(['workshop', 'provider']).nullable(),
  failureReason: z.string(),
});
export type Refund = z.output<typeof refund>;

/** balance = available + frozen */
const wallet = z.strictObject({ balance: yuanSum, available: yuanSum, frozen: yuanSum });

export type WalletRecord = z.output<typeof walletRecord>;
export type Wallet = z.output<typeof wallet>;

export const walletEndpoints = {
  'GET /wallet/query': endpoint({
    summary: 'Returns the wallet balance of the member.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: wallet,
  }),

  'GET /wallet/records': endpoint({
    summary: 'Lists the wallet transactions of the member, newest first, 10 per page.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({
      scene: optional(z.enum(ledgerScenes)),
      page,
    }),
    output: pageOf(walletRecord),
  }),
  'GET /wallet/charge/options': endpoint({
    summary:
      'Says how a recharge can be paid before one is opened. A channel without `ways` is offered only for WeChat: the ' +
      'member writes to the workshop, which confirms the payment.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      channels: z.array(offeredChannel),
      minAmount: yuan,
      /** Less than `minAmount` if the balance has reached the ceiling that the shop sets. */
      maxAmount: yuan,
      /** At `maxPendingCharges`, no other recharge can be opened. */
      pendingCharges: z.number().int(),
      maxPendingCharges: z.number().int(),
      /** So that a countdown does not depend on the browser's clock. */
      serverTime: time,
    }),
  }),
  'POST /wallet/charge': endpoint({
    summary:
      'Opens a recharge of ¥1 to ¥50,000, or to the ceilings that the shop sets. It succeeds when the provider confirms the payment or finance does.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({
      requestId,
      amount: yuanInput.pipe(yuan.min(rechargeAmounts.min).max(rechargeAmounts.max)),
      channel: z.enum(channels),
    }),
    output: recharge,
    errors: ['tooManyPendingRecharges', 'rechargeTooHigh', 'aboveChannelLimit'],
  }),
  'POST /wallet/charge/pay': endpoint({
    summary:
      'Opens the payment of a recharge at its provider. Repeated, it gives the same cashier while that is usable. Within ' +
      'WeChat, the first answer may be a page of WeChat, which leads back with `code` and `state` in the query: the ' +
      '`introduction` with which the payment is opened.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({
      chargeNo,
      way: z.enum(paymentWays),
      introduction: z
        .strictObject({ code: z.string().regex(/^[\w-]{1,128}$/), state: z.string().regex(/^[0-9a-f]{64}$/) })
        .optional(),
    }),
    output: cashier,
    errors: [
      'rechargeNotFound',
      'rechargeStateChanged',
      'paymentTimeOver',
      'paymentWayMissing',
      'payerUnknown',
    ],
  }),
  'POST /order/charge': endpoint({
    summary:
      'Opens the recharge that brings what the wallet lacks for an order, which is paid as soon as the money arrives. ' +
      'It needs the `code` that was sent for this order if money of the wallet pays a part. Repeated with another ' +
      'channel, it withdraws the former recharge. If staff confirm the payment, the pieces are held longer, once.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({ requestId, orderNo, channel: z.enum(channels), code: smsCode.optional() }),
    output: recharge,
    errors: [
      'orderNotFound',
      'orderStateChanged',
      'orderTimedOut',
      'nothingMissing',
      'paymentWayMissing',
      'paymentTimeOver',
      'rechargeBeingConfirmed',
      'aboveChannelLimit',
      'codeWrong',
      'codeSpent',
    ],
  }),
  'POST /wallet/charge/withdraw': endpoint({
    summary:
      'Withdraws a pending recharge, which then counts as failed. A payment that arrives all the same is credited.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({ requestId, chargeNo }),
    output: recharge,
    errors: ['rechargeNotFound', 'rechargeStateChanged', 'rechargeBeingConfirmed'],
  }),
  'GET /wallet/charge/query': endpoint({
    summary: 'Lists the recharges of the member, newest first, 10 per page.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ status: optional(z.enum(rechargeStatuses)), page }),
    output: pageOf(recharge),
  }),
  'GET /wallet/charge/detail': endpoint({
    summary: 'Returns one recharge of the member.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ chargeNo }),
    output: recharge,
    errors: ['rechargeNotFound'],
  }),
  'POST /wallet/refund/apply': endpoint({
    summary:
      'Requests a refund of the unspent part of a recharge, or less. The amount is frozen until the refund ends; then ' +
      'what is left can be requested again.',
    access: 'member',
    limit: 'money',
    input: z.strictObject({
      requestId,
      chargeNo,
      amount: yuanInput.pipe(yuan.min(0.01)).optional(),
      reason: line(1, 200),
    }),
    output: refund,
    errors: ['rechargeNotFound', 'rechargeStateChanged', 'refundTooLarge', 'balanceTooLow'],
  }),
  'GET /wallet/refund/query': endpoint({
    summary: 'Lists the refunds of recharges of the member, newest first, 10 per page.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ status: optional(z.enum(refundStatuses)), page }),
    output: pageOf(refund),
  }),
  'GET /wallet/refund/detail': endpoint({
    summary: 'Returns one refund of the member.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ refundNo }),
    output: refund,
    errors: ['refundNotFound'],
  }),
};
