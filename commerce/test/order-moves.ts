import type { ReturnCondition } from '../contract/states.ts';
import { day } from '../src/clock.ts';
import type { TestApp } from './create-test-app.ts';
import { newPaidOrder, type TestMember, type TestOrder } from './factories.ts';

const id = () => crypto.randomUUID();

export const cancel = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/cancel', { requestId, orderNo });
export const confirm = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/confirm_receipt', { requestId, orderNo });
export const askBack = ({ member, orderNo }: TestOrder, requestId = id()) =>
  member.client.call('POST /order/refund/apply', { requestId, orderNo, reason: '不喜欢' });

export const ship = (staff: TestMember, { orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/ship', {
    requestId: id(),
    orderNo,
    carrier: '顺丰',
    trackingNo: 'SF1001',
  });
export const refund = (staff: TestMember, { orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '同意' });
export const reject = (staff: TestMember, { orderNo }: TestOrder) =>
  staff.client.call('POST /admin/orders/reject_refund', { requestId: id(), orderNo, reason: '已使用' });
export const recordReturn = (
  staff: TestMember,
  { orderNo }: TestOrder,
  condition: ReturnCondition = 'sound',
) =>
  staff.client.call('POST /admin/inventory/record_return', {
    requestId: id(),
    orderNo,
    condition,
    reason: '已验收',
  });
export const withdrawShipment = async (staff: TestMember, { orderNo }: TestOrder) => {
  const { version } = await staff.client.ok('GET /admin/orders/detail', { orderNo });
  return staff.client.call('POST /admin/orders/withdraw_shipment', { requestId: id(), orderNo, version });
};

export const statusOf = async ({ member, orderNo }: TestOrder) =>
  (await member.client.ok('GET /order/detail', { orderNo })).status;
export const offerOf = async ({ member, productCode }: TestOrder) =>
  (await member.client.ok('GET /product/query', { codes: productCode }))[0];
export const balanceOf = async (member: TestMember) =>
  (await member.client.ok('GET /wallet/query', {})).balance;

export async function shippedOrder(app: TestApp, staff: TestMember): Promise<TestOrder> {
  const order = await newPaidOrder(app);
  await ship(staff, order);
  return order;
}

export async function completedOrder(app: TestApp, staff: TestMember): Promise<TestOrder> {
  const order = await shippedOrder(app, staff);
  await confirm(order);
  return order;
}

export async function askedBack(app: TestApp): Promise<TestOrder> {
  const order = await newPaidOrder(app);
  await askBack(order);
  return order;
}

/** Renews the sessions, which would end meanwhile. */
export async function daysLater(app: TestApp, milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  const at = app.clock.now();
  await app.services.db('sessions').update({ expiresAt: at + day, lastSeenAt: at });
}

export const refused = (errorCode: string) => ({ httpStatus: 409, errorCode });
