import { toFen } from '../../contract/money.ts';
import type { Order as OrderView } from '../../contract/order.ts';
import type { Member } from '../auth/session.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Call, Routes } from '../http/routes.ts';
import { findAnswer, remember } from '../requests/remember.ts';
import { byMember, type Cause } from '../states/transition.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { countOwnOrders } from './count-own-orders.ts';
import { requireOrder } from './find-order.ts';
import { listOrders } from './list-orders.ts';
import type { Order } from './order.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { presentOrders } from './present-order.ts';
import { applyForOrderRefund } from './refund-order.ts';

export const orderRoutes = {
  'POST /order/submit': async (call, input) => {
    const { services, member, language } = call;
    const request = { principal: member.userId, endpoint: 'order/submit', input };
    return remember(services.db, request, services.clock.now(), async (trx) => {
      const order = await placeOrder(trx, {
        userId: member.userId,
        addressId: input.addressId,
        expectedFen: toFen(input.expectedAmount),
        expectedPrices: input.expectedPrices ?? {},
        remark: input.remark,
        itemIds: input.itemIds,
        paymentMinutes: services.config.orderPaymentMinutes,
        language,
        at: services.clock.now(),
      });
      return answerOrder(call, order, trx);
    });
  },

  'POST /order/pay': async (call, input) => {
    const { services, member } = call;
    const { orderNo, code } = input;
    const request = { principal: member.userId, endpoint: 'order/pay', input };
    const at = services.clock.now();
    const peppers = services.config.smsPepper.accepted(at);
    return remember(services.db, request, at, async (trx) =>
      answerOrder(call, await payOrder(trx, member, { orderNo, code, peppers, at }), trx),
    );
  },

  'POST /order/cancel': (call, input) => changeOrder(call, 'order/cancel', input, cancelOrder),

  'POST /order/confirm_receipt': (call, input) =>
    changeOrder(call, 'order/confirm_receipt', input, completeOrder),

  'POST /order/refund/apply': (call, input) =>
    changeOrder(call, 'order/refund/apply', input, (trx, order, cause) =>
      applyForOrderRefund(trx, order, cause, input.pieces),
    ),

  'GET /order/by_request': async (call, { requestId }) => {
    const request = { principal: call.member.userId, endpoint: 'order/submit', requestId };
    const submitted = await findAnswer<OrderView>(call.services.db, request);
    return { order: submitted && (await readOrder(call, submitted.orderNo)) };
  },

  'GET /order/counts': ({ services, member }) =>
    countOwnOrders(services.db, member.userId, services.clock.now()),

  'GET /order/query': ({ services, member, language }, { status, page }) =>
    listOrders(services.db, { userId: member.userId, status, page, language, at: services.clock.now() }),

  'GET /order/detail': (call, { orderNo }) => readOrder(call, orderNo),
} satisfies Partial<Routes>;

/** Runs `change` on the member's own order, once for each request id. */
function changeOrder(
  call: Call<Member>,
  endpoint: string,
  input: { requestId: string; orderNo: string; reason?: string },
  change: (trx: Trx, order: Order, cause: Cause) => Promise<void>,
) {
  const { services, member } = call;
  const { userId } = member;
  const at = services.clock.now();
  return remember(services.db, { principal: userId, endpoint, input }, at, async (trx) => {
    const order = await requireOrder(trx, { userId, orderNo: input.orderNo });
    await change(trx, order, byMember(userId, at, input.reason));
    return readOrder(call, order.orderNo, trx);
  });
}

async function readOrder(call: Call<Member>, orderNo: string, db = call.services.db): Promise<OrderView> {
  return answerOrder(call, await requireOrder(db, { userId: call.member.userId, orderNo }), db);
}

async function answerOrder({ services, language }: Call<Member>, order: Order, db: Db): Promise<OrderView> {
  const [view] = await presentOrders(db, [order], { language, reader: 'member', at: services.clock.now() });
  if (!view) throw fail('orderNotFound');
  return view;
}
