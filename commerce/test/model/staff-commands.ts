import type { ReturnCondition } from '../../contract/states.ts';
import { at, requestId } from './command.ts';
import { move, stateChanged } from './order-move.ts';
import { day, free, type Model, type ModelOrder } from './shop-model.ts';

export const ship = move(
  'ship',
  ({ staff }, orderNo) =>
    staff.client.call('POST /admin/orders/ship', {
      requestId: requestId(),
      orderNo,
      carrier: 'SF',
      trackingNo: 'SF1001',
    }),
  (_, { status }) => (status === 'PAID' ? undefined : stateChanged),
  (model, chosen) => {
    if (!chosen.shipped) chosen.shippedAt = model.now;
    chosen.shipped = true;
  },
);

export const rejectMoneyBack = move(
  'reject money back',
  ({ finance }, orderNo) =>
    finance.client.call('POST /admin/orders/reject_refund', {
      requestId: requestId(),
      orderNo,
      reason: 'model',
    }),
  (_, { status }) => (status === 'REFUNDING' ? undefined : stateChanged),
  (_, chosen) => {
    chosen.status = chosen.before ?? 'PAID';
  },
);

export const giveMoneyBack = move(
  'give money back',
  ({ finance }, orderNo) =>
    finance.client.call('POST /admin/orders/refund', { requestId: requestId(), orderNo, reason: 'model' }),
  refusesRefund,
  (model, chosen) => {
    at(model.members, chosen.member).available += priceOf(model, chosen);
    chosen.status = 'REFUNDED';
    if (!chosen.shipped) free(model, chosen);
  },
);

/** By ¥1. A request for a refund ends with it. */
export const reducePrice = move(
  'reduce price',
  ({ finance, codes }, orderNo, { piece }) =>
    finance.client.call('POST /admin/orders/refund', {
      ...{ requestId: requestId(), orderNo, reason: 'model', kept: true },
      pieces: [{ productCode: at(codes, piece), quantity: 1, amount: 1 }],
    }),
  (model, order) => refusesRefund(model, order) ?? (priceOf(model, order) > 1 ? undefined : 'ORD033'),
  (model, chosen) => {
    at(model.members, chosen.member).available += 1;
    chosen.reduced = (chosen.reduced ?? 0) + 1;
    if (chosen.status === 'REFUNDING') chosen.status = chosen.before ?? 'PAID';
  },
);

function refusesRefund(model: Model, { status, completedAt }: ModelOrder): string | undefined {
  if (status === 'COMPLETED' && (completedAt ?? 0) + 15 * day < model.now) return 'ORD011';
  return ['PAID', 'COMPLETED', 'REFUNDING'].includes(status) ? undefined : stateChanged;
}

function priceOf(model: Model, { piece, reduced = 0 }: ModelOrder): number {
  return at(model.pieces, piece).price - reduced;
}

export const withdrawShipment = move(
  'withdraw shipment',
  async ({ staff }, orderNo) => {
    const { version } = await staff.client.ok('GET /admin/orders/detail', { orderNo });
    const input = { requestId: requestId(), orderNo, version };
    return staff.client.call('POST /admin/orders/withdraw_shipment', input);
  },
  (model, { status, shipped, shippedAt = 0 }) => {
    if (status !== 'PAID') return stateChanged;
    if (!shipped) return 'ORD010';
    return shippedAt + 10 < model.now ? 'ORD020' : undefined;
  },
  (_, chosen) => {
    chosen.shipped = false;
  },
);

export const recordReturn = returnIn('sound');
/** The piece of a damaged parcel never goes on sale again, so shoppers see it as sold for ever. */
export const recordDamage = returnIn('damaged');

function returnIn(condition: ReturnCondition) {
  return move(
    `record return, ${condition}`,
    ({ staff }, orderNo) =>
      staff.client.call('POST /admin/inventory/record_return', {
        requestId: requestId(),
        orderNo,
        condition,
        reason: 'model',
      }),
    (_, { status, shipped, returned }) => {
      if (status !== 'REFUNDED') return stateChanged;
      return shipped && !returned ? undefined : 'ORD012';
    },
    (model, chosen) => {
      chosen.returned = true;
      if (condition === 'sound') free(model, chosen);
    },
  );
}
