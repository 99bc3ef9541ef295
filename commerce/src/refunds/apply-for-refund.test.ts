import { expect, test } from 'vitest';
import { newMember, newOrder, pay, sendPaymentCode, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge, walletOf } from '../../test/recharges.ts';
import { applied, apply, newRecharge } from '../../test/refunds.ts';
import { readLeftOf } from '../ledger/deposits.ts';

const app = await openShop({ paymentProvider: 'sandbox' });

test('an application freezes the unspent part until the decision', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const { content } = await apply(member, chargeNo);
  expect(content).toMatchObject({
    chargeNo,
    amount: 100,
    channel: 'alipay',
    status: 'PROCESSING',
    approved: false,
    refundSerialNo: null,
    actualAmount: null,
    completedAt: null,
    reason: 'changed my mind',
  });
  expect(content.originalSerialNo).toMatch(/^SB/);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({
    ...{ status: 'REFUND_PROCESSING', refundable: 0 },
    refunds: [{ refundNo: content.refundNo, status: 'PROCESSING', amount: 100, actualAmount: null }],
  });
  // Freezing money adds no record to the wallet.
  expect((await member.client.ok('GET /wallet/records', {})).total).toBe(1);
});

test('at most the unspent part of the recharge can be refunded', async () => {
  const { member, chargeNo } = await newRecharge(app);
  await paidRecharge(app, member, 500);
  const order = await newOrder(app, { member, price: 70 });
  await payFor(order.member, order.orderNo);
  const details = { leftYuan: 30 };
  expect(await apply(member, chargeNo, 30.01)).toMatchObject({
    httpStatus: 409,
    errorCode: 'REF003',
    details,
  });
  const { content } = await apply(member, chargeNo);
  expect(content.amount).toBe(30);
});

test('a refund is taken from its own recharge, even if there is older money', async () => {
  const member = await newMember(app, { balance: 50 });
  const chargeNo = await paidRecharge(app, member);
  await applied(member, chargeNo, 40);
  expect(await readLeftOf(app.services.db, [chargeNo])).toEqual(new Map([[chargeNo, 6000]]));
});

test("a recharge that is spent, unpaid or another member's can't be refunded", async () => {
  const { member, chargeNo } = await newRecharge(app);
  const order = await newOrder(app, { member, price: 100 });
  await payFor(order.member, order.orderNo);
  expect(await apply(member, chargeNo)).toMatchObject({ errorCode: 'REF003' });
  const pending = (await openRecharge(member)).chargeNo;
  expect(await apply(member, pending)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  const other = await newMember(app);
  expect(await apply(other, pending)).toMatchObject({ httpStatus: 404, errorCode: 'CHG001' });
});

test.each([[0], [-1], [0.001]])('a refund of ¥%s is refused', async (amount) => {
  const { member, chargeNo } = await newRecharge(app);
  expect(await apply(member, chargeNo, amount)).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});

test('a reason is required', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: '  ' };
  expect((await member.client.call('POST /wallet/refund/apply', input)).errorCode).toBe('SYS007');
});

test('a repeated application gets the first answer', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const input = { requestId: crypto.randomUUID(), chargeNo, amount: 10, reason: 'twice' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => member.client.ok('POST /wallet/refund/apply', input)),
  );
  expect(new Set(answers.map(({ refundNo }) => refundNo)).size).toBe(1);
  expect(await walletOf(member)).toEqual({ available: 90, frozen: 10 });
});

test('money is either spent or frozen for a refund when both happen at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, chargeNo } = await newRecharge(app);
    const { orderNo } = await newOrder(app, { member, price: 100 });
    const code = await sendPaymentCode(app, member, orderNo);
    const [application, payment] = await Promise.all([apply(member, chargeNo), pay(member, orderNo, code)]);
    expect(payment.status).not.toBe(application.status);
    const { available, frozen } = await walletOf(member);
    expect([available, frozen]).toEqual(application.status === 'OK' ? [0, 100] : [0, 0]);
  }
});

test("frozen money can't be spent", async () => {
  const { member, chargeNo } = await newRecharge(app);
  const { orderNo } = await newOrder(app, { member, price: 100 });
  await applied(member, chargeNo, 1);
  await expect(payFor(member, orderNo)).rejects.toThrow('WAL001');
});

test("another member's refund is not found", async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  const other = await newMember(app);
  const answer = await other.client.call('GET /wallet/refund/detail', { refundNo });
  expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'REF001' });
});

async function payFor(member: TestMember, orderNo: string): Promise<void> {
  const code = await sendPaymentCode(app, member, orderNo);
  await member.client.ok('POST /order/pay', { requestId: crypto.randomUUID(), orderNo, code });
}
