import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCharge, paidCharge, press, statusOf, walletOf } from '../../test/charges.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import {
  newMember,
  newOrder,
  newStaff,
  pay,
  sendPaymentCode,
  type TestMember,
} from '../../test/factories.ts';
import { audit } from '../audit/audit.ts';
import { minute } from '../clock.ts';
import { pursueRefund } from './pursue-refund.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let app: TestApp;
let finance: TestMember;
beforeAll(async () => {
  app = await createTestApp({ paymentProvider: 'sandbox' });
  finance = await newStaff(app, 'Finance');
});
afterAll(async () => {
  expect(await audit(app.services.db)).toEqual([]);
  await app.close();
});

/** A member with one charge of ¥100, not spent. */
async function newCharge() {
  const member = await newMember(app);
  return { member, chargeNo: await paidCharge(app, member) };
}

function apply(member: TestMember, chargeNo: string, amount?: number) {
  return member.client.call('POST /wallet/refund/apply', {
    requestId: crypto.randomUUID(),
    chargeNo,
    reason: 'changed my mind',
    ...(amount !== undefined && { amount }),
  });
}

async function applied(member: TestMember, chargeNo: string, amount?: number): Promise<string> {
  const answer = await apply(member, chargeNo, amount);
  expect(answer.status).toBe('OK');
  return answer.content.refundNo;
}

function approve(refundNo: string, staff = finance, requestId: string = crypto.randomUUID()) {
  return staff.client.call('POST /admin/refunds/approve', { requestId, refundNo, reason: 'fine' });
}

function reject(refundNo: string) {
  const requestId = crypto.randomUUID();
  return finance.client.call('POST /admin/refunds/reject', { requestId, refundNo, reason: 'spent soon' });
}

const refundOf = (member: TestMember, refundNo: string) =>
  member.client.ok('GET /wallet/refund/detail', { refundNo });

/** What the sandbox has sent back for a charge, in fen. */
async function sentBack(chargeNo: string): Promise<number[]> {
  const rows: { amountFen: number }[] = await app.services.db('sandboxRefunds').where({ chargeNo });
  return rows.map(({ amountFen }) => amountFen);
}

async function reconcileLater(): Promise<void> {
  app.clock.advance(2 * minute);
  await reconcileRefunds(app.services);
}

test('applying freezes the unspent part until it is decided', async () => {
  const { member, chargeNo } = await newCharge();
  const { content } = await apply(member, chargeNo);
  expect(content).toMatchObject({
    chargeNo,
    amount: 100,
    channel: 'alipay',
    status: 'PROCESSING',
    refundSerialNo: null,
    actualAmount: null,
    completedAt: null,
    reason: 'changed my mind',
  });
  expect(content.originalSerialNo).toMatch(/^SB/);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
  const charge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(charge).toMatchObject({ status: 'REFUND_PROCESSING', refundable: 0, refundNo: content.refundNo });
  // Freezing is no entry of its own.
  expect((await member.client.ok('GET /wallet/records', {})).total).toBe(1);
});

test('no more than the unspent part of that very charge can be asked back', async () => {
  const { member, chargeNo } = await newCharge();
  await paidCharge(app, member, 500);
  const order = await newOrder(app, { member, price: 70 });
  await payFor(order.member, order.orderNo);
  expect(await apply(member, chargeNo, 30.01)).toMatchObject({ httpStatus: 409, errorCode: 'REF003' });
  const { content } = await apply(member, chargeNo);
  expect(content.amount).toBe(30);
});

test('a charge that is spent, not paid or somebody else’s can not be asked back', async () => {
  const { member, chargeNo } = await newCharge();
  const order = await newOrder(app, { member, price: 100 });
  await payFor(order.member, order.orderNo);
  expect(await apply(member, chargeNo)).toMatchObject({ errorCode: 'REF003' });
  const pending = (await openCharge(member)).chargeNo;
  expect(await apply(member, pending)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  const other = await newMember(app);
  expect(await apply(other, pending)).toMatchObject({ httpStatus: 404, errorCode: 'CHG001' });
});

test.each([[0], [-1], [0.001]])('¥%s can not be asked back', async (amount) => {
  const { member, chargeNo } = await newCharge();
  expect(await apply(member, chargeNo, amount)).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});

test('a reason is needed', async () => {
  const { member, chargeNo } = await newCharge();
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: '  ' };
  expect((await member.client.call('POST /wallet/refund/apply', input)).errorCode).toBe('SYS007');
});

test('of many applications at once one succeeds', async () => {
  const { member, chargeNo } = await newCharge();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(member, chargeNo, 40)));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  expect(answers.filter(({ httpStatus }) => httpStatus === 409)).toHaveLength(7);
  expect(await walletOf(member)).toEqual({ available: 60, frozen: 40 });
});

test('the same application again gives the same answer', async () => {
  const { member, chargeNo } = await newCharge();
  const input = { requestId: crypto.randomUUID(), chargeNo, amount: 10, reason: 'twice' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => member.client.ok('POST /wallet/refund/apply', input)),
  );
  expect(new Set(answers.map(({ refundNo }) => refundNo)).size).toBe(1);
  expect(await walletOf(member)).toEqual({ available: 90, frozen: 10 });
});

test('money is either spent or asked back, also when both happen at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, chargeNo } = await newCharge();
    const { orderNo } = await newOrder(app, { member, price: 100 });
    const code = await sendPaymentCode(app, member, orderNo);
    const [application, payment] = await Promise.all([apply(member, chargeNo), pay(member, orderNo, code)]);
    expect(payment.status).not.toBe(application.status);
    const { available, frozen } = await walletOf(member);
    expect([available, frozen]).toEqual(application.status === 'OK' ? [0, 100] : [0, 0]);
  }
});

test('frozen money can not be spent', async () => {
  const { member, chargeNo } = await newCharge();
  const { orderNo } = await newOrder(app, { member, price: 100 });
  await applied(member, chargeNo, 1);
  await expect(payFor(member, orderNo)).rejects.toThrow('WAL001');
});

test('somebody else’s refund is not found', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo);
  const other = await newMember(app);
  const answer = await other.client.call('GET /wallet/refund/detail', { refundNo });
  expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'REF001' });
});

test('an approved refund leaves the shop by the provider', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo, 60);
  expect((await approve(refundNo)).content).toMatchObject({ status: 'PROCESSING', approved: true });
  const refund = await refundOf(member, refundNo);
  expect(refund).toMatchObject({ status: 'SUCCESS', actualAmount: 60 });
  expect(refund.refundSerialNo).toMatch(/^SB/);
  expect(refund.completedAt).not.toBeNull();
  expect(await statusOf(member, chargeNo)).toBe('REFUND_SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 40, frozen: 0 });
  const { items } = await member.client.ok('GET /wallet/records', { scene: 'CHARGE_REFUND' });
  expect(items).toMatchObject([{ amount: -60, balanceAfter: 40, chargeNo, refundNo }]);
  // At most one refund of a charge succeeds.
  expect(await apply(member, chargeNo, 1)).toMatchObject({ errorCode: 'CHG002' });
});

test('nobody approves a refund to himself, and nobody without the permission', async () => {
  const member = await newStaff(app, 'Finance');
  const refundNo = await applied(member, await paidCharge(app, member));
  expect(await approve(refundNo, member)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const auditor = await newStaff(app, 'Auditor');
  expect(await approve(refundNo, auditor)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
});

test('a refund that waits for approval is not sent to the provider', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo);
  await reconcileLater();
  await pursueRefund(app.services, refundNo);
  expect(await sentBack(chargeNo)).toEqual([]);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
});

test.each(['refundLater', 'refundAnswerLost', 'refundRequestLost'] as const)(
  '%s: the refund is processing until the provider is asked again, and is paid once',
  async (manner) => {
    const { member, chargeNo } = await newCharge();
    await press(app, chargeNo, manner);
    const refundNo = await applied(member, chargeNo);
    expect((await approve(refundNo)).status).toBe('OK');
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING', actualAmount: null });
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
    app.clock.advance(minute - 1);
    await reconcileRefunds(app.services);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
    await Promise.all([reconcileLater(), pursueRefund(app.services, refundNo)]);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 100 });
    expect(await sentBack(chargeNo)).toEqual([10_000]);
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  },
);

test('a refund the provider refuses frees the money, and may be applied for again', async () => {
  const { member, chargeNo } = await newCharge();
  await press(app, chargeNo, 'refundRefused');
  const first = await applied(member, chargeNo);
  await approve(first);
  expect(await refundOf(member, first)).toMatchObject({ status: 'FAILED', actualAmount: null });
  expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await press(app, chargeNo, 'refundAtOnce');
  const second = await applied(member, chargeNo);
  await approve(second);
  expect(await refundOf(member, second)).toMatchObject({ status: 'SUCCESS' });
  expect(await sentBack(chargeNo)).toEqual([10_000]);
});

test('asking the provider twice with one number sends the money once', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo);
  const charge = await app.services.db('charges').where({ chargeNo }).first();
  const payment = { chargeNo, channel: charge.channel, amountFen: 10_000, openedAt: 0, serialNo: 'S' };
  const refund = { refundNo, amountFen: 10_000, approvedAt: 0, reason: '', payment };
  const sandbox = app.services.payments.named('sandbox');
  const answers = await Promise.all(Array.from({ length: 5 }, () => sandbox?.refund(refund)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await sentBack(chargeNo)).toEqual([10_000]);
});

test('of many approvals at once one counts and the money is sent once', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo);
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(refundNo)));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'REF002')).toHaveLength(5);
  expect(await sentBack(chargeNo)).toEqual([10_000]);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('the same approval again gives the same answer and pays nothing more', async () => {
  const { member, chargeNo } = await newCharge();
  const refundNo = await applied(member, chargeNo);
  const requestId = crypto.randomUUID();
  const first = await approve(refundNo, finance, requestId);
  const again = await approve(refundNo, finance, requestId);
  expect(again.content).toEqual(first.content);
  expect(await sentBack(chargeNo)).toEqual([10_000]);
  const log = await app.services.db('auditLog').where({ requestId });
  expect(log).toMatchObject([{ action: 'refunds/approve', object: `refund:${refundNo}`, reason: 'fine' }]);
});

test('a refund is approved or rejected, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { member, chargeNo } = await newCharge();
    const refundNo = await applied(member, chargeNo);
    const [approval, rejection] = await Promise.all([approve(refundNo), reject(refundNo)]);
    const approved = approval.status === 'OK';
    expect(rejection.status).toBe(approved ? 'ERROR' : 'OK');
    expect(await sentBack(chargeNo)).toEqual(approved ? [10_000] : []);
    expect(await walletOf(member)).toEqual({ available: approved ? 0 : 100, frozen: 0 });
  }
});

test('a rejected refund frees the money as the very money it was', async () => {
  const { member, chargeNo } = await newCharge();
  await paidCharge(app, member, 5);
  const refundNo = await applied(member, chargeNo);
  expect((await reject(refundNo)).content).toMatchObject({ status: 'FAILED', approved: false });
  expect(await walletOf(member)).toEqual({ available: 105, frozen: 0 });
  const charge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(charge).toMatchObject({ status: 'REFUND_FAILED', refundable: 100 });
  expect((await apply(member, chargeNo)).content).toMatchObject({ amount: 100 });
  expect(await reject(refundNo)).toMatchObject({ httpStatus: 409, errorCode: 'REF002' });
});

test('what the provider is already paying can not be rejected', async () => {
  const { member, chargeNo } = await newCharge();
  await press(app, chargeNo, 'refundLater');
  const refundNo = await applied(member, chargeNo);
  await approve(refundNo);
  expect(await reject(refundNo)).toMatchObject({ httpStatus: 409, errorCode: 'REF005' });
  await reconcileLater();
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS' });
});

test('a provider that says it gave back more than was asked for is not believed', async () => {
  const { member, chargeNo } = await newCharge();
  await press(app, chargeNo, 'refundLater');
  const refundNo = await applied(member, chargeNo, 50);
  await approve(refundNo);
  await app.services.db('sandboxRefunds').where({ refundNo }).update({ amountFen: 5001 });
  await reconcileLater();
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
  await app.services.db('sandboxRefunds').where({ refundNo }).update({ amountFen: 4990 });
  await reconcileLater();
  await reconcileLater();
  expect(await refundOf(member, refundNo)).toMatchObject({
    status: 'SUCCESS',
    amount: 50,
    actualAmount: 49.9,
  });
});

test('money taken in person is sent back by finance, who give the serial number', async () => {
  const manual = await createTestApp();
  const member = await newMember(manual);
  const staff = await newStaff(manual, 'Finance');
  const { chargeNo } = await openCharge(member);
  const confirmation = { requestId: crypto.randomUUID(), chargeNo, serialNo: 'W-1', reason: 'arrived' };
  await staff.client.ok('POST /admin/charges/confirm', confirmation);
  const refundNo = await applied(member, chargeNo);
  expect(await approve(refundNo, staff)).toMatchObject({ httpStatus: 400, errorCode: 'REF004' });
  const input = () => ({ requestId: crypto.randomUUID(), refundNo, serialNo: 'W-2', reason: 'sent back' });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => staff.client.call('POST /admin/refunds/approve', input())),
  );
  const [done] = answers.filter(({ status }) => status === 'OK');
  expect(answers.filter(({ errorCode }) => errorCode === 'REF002')).toHaveLength(3);
  expect(done?.content).toMatchObject({ status: 'SUCCESS', refundSerialNo: 'W-2', actualAmount: 100 });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await audit(manual.services.db)).toEqual([]);
  await manual.close();
});

async function payFor(member: TestMember, orderNo: string): Promise<void> {
  const code = await sendPaymentCode(app, member, orderNo);
  await member.client.ok('POST /order/pay', { requestId: crypto.randomUUID(), orderNo, code });
}
