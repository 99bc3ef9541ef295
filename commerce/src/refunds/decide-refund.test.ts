import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { firstAttempt, openRecharge, paidRecharge, press, statusOf, walletOf } from '../../test/recharges.ts';
import {
  applied,
  apply,
  approve,
  newRecharge,
  reconcileLater,
  refundOf,
  reject,
  sentBack,
} from '../../test/refunds.ts';
import { audit } from '../audit/audit.ts';
import { hour, minute } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { byStaff } from '../states/transition.ts';
import { askAboutRefunds } from './ask-about-refunds.ts';
import { approveRefund, rejectRefund } from './decide-refund.ts';
import { requireRefund } from './find-refund.ts';
import { pursueRefund } from './pursue-refund.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

test('an approved refund is sent by the provider', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo, 60);
  expect((await approve(finance, refundNo)).content).toMatchObject({ status: 'PROCESSING', approved: true });
  const refund = await refundOf(member, refundNo);
  expect(refund).toMatchObject({ status: 'SUCCESS', actualAmount: 60 });
  expect(refund.refundSerialNo).toMatch(/^SB/);
  expect(refund.completedAt).not.toBeNull();
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({ status: 'REFUND_SUCCESS', amount: 100, refunded: 60 });
  expect(await walletOf(member)).toEqual({ available: 40, frozen: 0 });
  const { items } = await member.client.ok('GET /wallet/records', { scene: 'CHARGE_REFUND' });
  expect(items).toMatchObject([{ amount: -60, balanceAfter: 40, chargeNo, refundNo }]);
});

test('nobody approves a refund to themselves, or without the permission', async () => {
  const member = await newStaff(app, 'Finance');
  const refundNo = await applied(member, await paidRecharge(app, member));
  expect(await approve(member, refundNo)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const auditor = await newStaff(app, 'Auditor');
  expect(await approve(auditor, refundNo)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
});

test('a refund is approved once, and cannot be rejected with data read before the approval', async () => {
  const { db } = app.services;
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  const before = await requireRefund(db, { refundNo });
  const cause = byStaff(finance.userId, app.clock.now());
  const inTransaction = (decide: typeof approveRefund) =>
    transaction(db, async (trx) => decide(trx, await requireRefund(trx, { refundNo }), cause));
  const changed = { errorName: 'refundStateChanged', details: { status: 'PROCESSING' } };
  await inTransaction(approveRefund);
  await expect(inTransaction(approveRefund)).rejects.toMatchObject(changed);
  await expect(transaction(db, (trx) => rejectRefund(trx, before, cause))).rejects.toMatchObject(changed);
  await pursueRefund(app.services, refundNo);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS' });
});

test('a refund that waits for approval is not sent to the provider', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  await reconcileLater(app);
  await pursueRefund(app.services, refundNo);
  expect(await sentBack(app, chargeNo)).toEqual([]);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
});

test.each(['refundLater', 'refundAnswerLost', 'refundRequestLost'] as const)(
  '%s: the refund is processing until the provider is asked again, and is paid once',
  async (manner) => {
    const { member, chargeNo } = await newRecharge(app);
    await press(app, chargeNo, manner);
    const refundNo = await applied(member, chargeNo);
    expect((await approve(finance, refundNo)).status).toBe('OK');
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING', actualAmount: null });
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
    app.clock.advance(minute - 1);
    await askAboutRefunds(app.services);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING' });
    await Promise.all([reconcileLater(app), pursueRefund(app.services, refundNo)]);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 100 });
    expect(await sentBack(app, chargeNo)).toEqual([10_000]);
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  },
);

test('a refund that the provider refuses frees the money, and the member can apply again', async () => {
  const { member, chargeNo } = await newRecharge(app);
  await press(app, chargeNo, 'refundRefused');
  const first = await applied(member, chargeNo);
  await approve(finance, first);
  expect(await refundOf(member, first)).toMatchObject({ status: 'FAILED', actualAmount: null });
  expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await press(app, chargeNo, 'refundAtOnce');
  const second = await applied(member, chargeNo);
  await approve(finance, second);
  expect(await refundOf(member, second)).toMatchObject({ status: 'SUCCESS' });
  expect(await sentBack(app, chargeNo)).toEqual([10_000]);
});

test('members see their own reason for a refund, but not why staff rejected it', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  await reject(finance, refundNo);
  const { client } = member;
  const seen = [
    await refundOf(member, refundNo),
    await client.ok('GET /wallet/charge/detail', { chargeNo }),
    await client.ok('GET /wallet/records', {}),
  ];
  expect(seen[0]).toMatchObject({ status: 'FAILED', reason: 'changed my mind' });
  expect(JSON.stringify(seen)).not.toContain('spent soon');
});

test('sending the same refund number to the provider twice sends the money once', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  const payment = { attemptNo: firstAttempt(chargeNo), paymentSerialNo: 'S', paymentFen: 10_000 };
  const refund = { refundNo, amountFen: 10_000, sentAt: 0, reason: '', notifyUrl: '', ...payment };
  const sandbox = app.services.payments.named('sandbox');
  const answers = await Promise.all(Array.from({ length: 5 }, () => sandbox?.refund(refund)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await sentBack(app, chargeNo)).toEqual([10_000]);
});

test('of many simultaneous approvals, one counts and the money is sent once', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(finance, refundNo)));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'REF002')).toHaveLength(5);
  expect(await sentBack(app, chargeNo)).toEqual([10_000]);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a repeated approval gets the first answer and pays nothing more', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  const requestId = crypto.randomUUID();
  const first = await approve(finance, refundNo, requestId);
  const again = await approve(finance, refundNo, requestId);
  expect(again.content).toEqual(first.content);
  expect(await sentBack(app, chargeNo)).toEqual([10_000]);
  const log = await readLog(app.services.db, { requestId });
  expect(log).toMatchObject([{ action: 'refunds/approve', object: `refund:${refundNo}`, reason: 'fine' }]);
});

test('a rejected refund unfreezes exactly the money it had frozen', async () => {
  const { member, chargeNo } = await newRecharge(app);
  await paidRecharge(app, member, 5);
  const refundNo = await applied(member, chargeNo);
  expect((await reject(finance, refundNo)).content).toMatchObject({ status: 'FAILED', approved: false });
  expect(await walletOf(member)).toEqual({ available: 105, frozen: 0 });
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({ status: 'REFUND_FAILED', refundable: 100 });
  expect((await apply(member, chargeNo)).content).toMatchObject({ amount: 100 });
  expect(await reject(finance, refundNo)).toMatchObject({ httpStatus: 409, errorCode: 'REF002' });
});

test("a refund that the provider is processing can't be rejected", async () => {
  const { member, chargeNo } = await newRecharge(app);
  await press(app, chargeNo, 'refundLater');
  const refundNo = await applied(member, chargeNo);
  await approve(finance, refundNo);
  expect(await reject(finance, refundNo)).toMatchObject({ httpStatus: 409, errorCode: 'REF005' });
  await reconcileLater(app);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS' });
});

test.each([5001, 4990])(
  'when a provider reports a refund of %s fen instead of 5000, the refund stays in doubt',
  async (actualFen) => {
    const { member, chargeNo } = await newRecharge(app);
    await press(app, chargeNo, 'refundLater');
    const refundNo = await applied(member, chargeNo, 50);
    await approve(finance, refundNo);
    const answers = (amountFen: number) =>
      app.services.db('sandboxRefunds').where({ refundNo }).update({ amountFen });
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => errors.push(line) });
    await answers(actualFen);
    app.clock.advance(2 * minute);
    await askAboutRefunds({ ...app.services, log });
    app.clock.advance(hour);
    await askAboutRefunds({ ...app.services, log });
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING', actualAmount: null });
    const inState = async (state: 'waiting' | 'processing') =>
      (await finance.client.ok('GET /admin/refunds/query', { state, search: refundNo })).items;
    expect(await inState('waiting')).toMatchObject([{ refundNo, doubtAmount: actualFen / 100 }]);
    expect(await inState('processing')).toEqual([]);
    const todo = await finance.client.ok('GET /admin/wallets/todo', { kind: 'refund', pageSize: 100 });
    expect(todo.items.find(({ id }) => id === refundNo)).toMatchObject({ reported: actualFen / 100 });
    expect(await walletOf(member)).toEqual({ available: 50, frozen: 50 });
    expect(errors.map((line) => JSON.parse(line))).toMatchObject([{ refundNo, actualFen, askedFen: 5000 }]);
    await answers(5000);
    app.clock.advance(hour);
    await reconcileLater(app);
    expect(await refundOf(member, refundNo)).toMatchObject({
      status: 'SUCCESS',
      amount: 50,
      actualAmount: 50,
    });
    expect(await inState('waiting')).toEqual([]);
  },
);

test('finance refunds manual payments and enters the serial number of the transfer', async () => {
  const manual = await createTestApp();
  const member = await newMember(manual);
  const staff = await newStaff(manual, 'Finance');
  const { chargeNo } = await openRecharge(member);
  const confirmation = { requestId: crypto.randomUUID(), chargeNo, serialNo: 'W-1', reason: 'arrived' };
  await staff.client.ok('POST /admin/recharges/confirm', confirmation);
  const refundNo = await applied(member, chargeNo);
  expect(await approve(staff, refundNo)).toMatchObject({ httpStatus: 400, errorCode: 'REF004' });
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

test('one transfer settles only one manual refund, even at the same moment', async () => {
  const manual = await createTestApp();
  const staff = await newStaff(manual, 'Finance');
  const paidBy = async (refundNo: string, serialNo: string) =>
    staff.client.call('POST /admin/refunds/approve', { ...request(), refundNo, serialNo });
  const request = () => ({ requestId: crypto.randomUUID(), reason: 'by the bank' });
  const refunds = await Promise.all(
    (['alipay', 'wechat', 'alipay'] as const).map(async (channel) => {
      const member = await newMember(manual);
      const { chargeNo } = await openRecharge(member, 100, channel);
      await staff.client.ok('POST /admin/recharges/confirm', { ...request(), chargeNo, serialNo: chargeNo });
      return { member, refundNo: await applied(member, chargeNo) };
    }),
  );
  const answers = await Promise.all(refunds.map(({ refundNo }) => paidBy(refundNo, 'B-1')));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  const refused = refunds.filter((_, index) => answers[index]?.status !== 'OK');
  expect(answers.filter(({ errorCode }) => errorCode === 'CHG005')).toHaveLength(2);
  for (const { member, refundNo } of refused) {
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'PROCESSING', refundSerialNo: null });
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
    expect((await paidBy(refundNo, `B-${refundNo}`)).content).toMatchObject({ status: 'SUCCESS' });
  }
  expect(await audit(manual.services.db)).toEqual([]);
  await manual.close();
});
