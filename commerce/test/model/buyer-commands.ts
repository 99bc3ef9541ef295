import fc from 'fast-check';
import { expect } from 'vitest';
import { pay, sendPaymentCode, submit } from '../factories.ts';
import { at, command, nat, requestId } from './command.ts';
import { move, stateChanged } from './order-move.ts';
import { day, free, type Model, type ModelOrder, orderMinutes } from './shop-model.ts';

export const order = fc.tuple(nat, nat).map(([who, what]) =>
  command(
    `order ${who} ${what}`,
    () => true,
    async (model, { app, members, codes, orderNos }) => {
      const [member, piece] = [who % members.length, what % codes.length];
      const { price, place } = at(model.pieces, piece);
      const code = at(codes, piece);
      await app.services.db('cartItems').delete();
      const answer = await submit(at(members, member), code, price).catch((error: Error) => ({
        errorCode: /PRD002/.exec(error.message)?.[0],
        content: null,
      }));
      if (place !== 'free') return void expect(answer.errorCode).toBe('PRD002');
      const unpaid = model.orders.filter(
        (each) => each.member === member && each.status === 'WAITING_PAYMENT',
      );
      if (unpaid.length >= 3) return void expect(answer.errorCode).toBe('ORD006');
      // The model ignores the pause after an unpaid hold, which has tests of its own, so the shop may refuse here.
      if (answer.errorCode) return void expect(answer.errorCode).toBe('ORD007');
      orderNos.push(answer.content?.orderNo ?? '');
      at(model.pieces, piece).place = 'held';
      const payableUntil = model.now + orderMinutes;
      const nothing = { shipped: false, returned: false, completedAt: null, before: null };
      model.orders.push({ member, piece, status: 'WAITING_PAYMENT', payableUntil, ...nothing });
    },
  ),
);

export const payOrder = nat.map((which) =>
  command(
    `pay ${which}`,
    (model) => model.orders.some(({ status }) => status === 'WAITING_PAYMENT'),
    async (model, { app, members, orderNos }) => {
      const [index, open] = at(waiting(model), which);
      const member = at(members, open.member);
      const orderNo = at(orderNos, index);
      const wallet = at(model.members, open.member);
      const piece = at(model.pieces, open.piece);
      if (wallet.available < piece.price) {
        const request = { scene: 'order_pay', phone: member.phone, orderNo } as const;
        // Without any money, not even a code is sent.
        const refused =
          wallet.available === 0
            ? await member.client.call('POST /auth/send_code', request)
            : await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
        return void expect(refused.errorCode).toBe('WAL001');
      }
      const answer = await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
      expect(answer.content.status).toBe('PAID');
      wallet.available -= piece.price;
      piece.place = 'sold';
      open.status = 'PAID';
    },
  ),
);

function waiting(model: Model): [number, ModelOrder][] {
  return [...model.orders.entries()].filter(([, { status }]) => status === 'WAITING_PAYMENT');
}

export const cancel = move(
  'cancel',
  ({ members }, orderNo, { member }) =>
    at(members, member).client.call('POST /order/cancel', { requestId: requestId(), orderNo }),
  (_, { status }) =>
    status === 'WAITING_PAYMENT' ? undefined : status === 'TIMED_OUT' ? 'ORD009' : stateChanged,
  (model, chosen) => {
    chosen.status = 'CANCELLED';
    free(model, chosen);
  },
);

export const confirmReceipt = move(
  'confirm receipt',
  ({ members }, orderNo, { member }) =>
    at(members, member).client.call('POST /order/confirm_receipt', { requestId: requestId(), orderNo }),
  (_, { status, shipped }) => (status !== 'PAID' ? stateChanged : shipped ? undefined : 'ORD010'),
  (model, chosen) => {
    chosen.status = 'COMPLETED';
    chosen.completedAt = model.now;
  },
);

export const askMoneyBack = move(
  'ask money back',
  ({ members }, orderNo, { member }) =>
    at(members, member).client.call('POST /order/refund/apply', {
      requestId: requestId(),
      orderNo,
      reason: 'model',
    }),
  (model, { status, completedAt }) => {
    if (status === 'COMPLETED' && (completedAt ?? 0) + 15 * day < model.now) return 'ORD011';
    return status === 'PAID' || status === 'COMPLETED' ? undefined : stateChanged;
  },
  (_, chosen) => {
    chosen.before = chosen.status;
    chosen.status = 'REFUNDING';
  },
);
