import { expect, test } from 'vitest';
import { postCredit, proposeCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { notify, openRecharge, outcomesOf, statusOf, walletOf } from '../../test/recharges.ts';
import { reverse } from '../../test/reversals.ts';
import {
  closeUnmatched,
  creditUnmatched,
  newUnmatched,
  paymentIdOf,
  reportUnknown,
  unmatchedOf,
} from '../../test/unmatched.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const none = { httpStatus: 409, errorCode: 'CHG008' };
const used = { httpStatus: 409, errorCode: 'CHG005' };
const large = { amount: 6000, cameFen: 590_000 };

test('an unmatched payment is credited to the member of its recharge, which fails', async () => {
  const { member, chargeNo, serialNo, paymentId } = await newUnmatched(app);
  const { content } = await creditUnmatched(finance, paymentId);
  const { creditId, transactionNo } = content;
  expect(content).toMatchObject({
    status: 'POSTED',
    amount: 99,
    channel: 'alipay',
    serialNo,
    chargeNo: null,
  });
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({
    ...{ open: false, closed: null, creditedBy: transactionNo, creditId },
  });
  const [log] = await readLog(db, { object: `unmatched:${paymentId}` });
  expect(log).toMatchObject({ action: 'unmatched/credit' });
  expect(JSON.parse(log?.after ?? '')).toEqual({ status: 'POSTED', transactionNo });
});

test('a payment that names no recharge is credited to the member whom staff choose', async () => {
  const { paymentId } = await reportUnknown(app);
  expect(await creditUnmatched(finance, paymentId)).toMatchObject(none);
  const nobody = await creditUnmatched(finance, paymentId, crypto.randomUUID());
  expect(nobody).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
  const member = await newMember(app);
  expect((await creditUnmatched(finance, paymentId, member.userId)).content.status).toBe('POSTED');
  expect(await walletOf(member)).toEqual({ available: 10, frozen: 0 });
});

test('a credit closes all reports of its number', async () => {
  const { member, chargeNo, serialNo, paymentId } = await newUnmatched(app);
  await notify(app, { chargeNo, serialNo, amountFen: 9800 });
  const other = await openRecharge(member);
  await notify(app, { chargeNo: other.chargeNo, serialNo, amountFen: 9900 });
  const reports = await db('unmatchedPayments').where({ serialNo }).orderBy('id');
  expect(reports).toHaveLength(3);
  const { content } = await creditUnmatched(finance, paymentId);
  expect(content.contradictions).toMatchObject([{ kind: 'otherAmount', amount: 98 }]);
  await postCredit(second, content.creditId, serialNo);
  for (const { id } of reports) {
    const { creditId } = content;
    const credited = { open: false, creditId, rechargeStatus: 'FAILED' };
    expect(await unmatchedOf(finance, String(id))).toMatchObject(credited);
  }
  await notify(app, { chargeNo: other.chargeNo, serialNo });
  expect(await outcomesOf(app, other.chargeNo)).toEqual(['wrongAmount', 'dealtWith']);
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
});

test('a wallet credit with the number of an unmatched payment closes it when it is posted', async () => {
  const { serialNo, paymentId } = await reportUnknown(app, { amountFen: 600_000 });
  const money = { amount: 6000, channel: 'alipay', serialNo } as const;
  const { content } = await proposeCredit(finance, await newMember(app), money);
  const { creditId } = content;
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: true, creditId });
  await postCredit(second, creditId, serialNo);
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: false, creditId });
});

test('a payment of another channel with the same number stays open, and may be closed', async () => {
  const { serialNo, paymentId } = await reportUnknown(app, { channel: 'wechat' });
  const money = { channel: 'alipay', serialNo } as const;
  const { content } = await proposeCredit(finance, await newMember(app), money);
  await postCredit(second, content.creditId, serialNo);
  expect((await unmatchedOf(finance, paymentId)).open).toBe(true);
  expect((await closeUnmatched(finance, paymentId)).httpStatus).toBe(200);
});

test('closing a payment closes all reports of its number', async () => {
  const { serialNo, paymentId } = await reportUnknown(app, { channel: 'wechat' });
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo, amountFen: 1 }, { channel: 'wechat' });
  expect((await closeUnmatched(finance, await paymentIdOf(app, serialNo))).httpStatus).toBe(200);
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: false, creditId: null });
});

test('a payment whose credit was taken back is open again', async () => {
  const { paymentId } = await newUnmatched(app);
  const { content } = await creditUnmatched(finance, paymentId);
  await reverse([finance, second], content.transactionNo ?? '');
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: true, creditedBy: null });
});

test('while a credit of a payment waits, nothing else credits or closes the payment', async () => {
  const { member, chargeNo, serialNo, paymentId } = await newUnmatched(app, large);
  const { creditId } = (await creditUnmatched(finance, paymentId)).content;
  expect(await creditUnmatched(second, paymentId)).toMatchObject({ ...used, details: { creditId } });
  const refused = { httpStatus: 409, errorCode: 'WAL009', details: { creditId } };
  expect(await closeUnmatched(finance, paymentId)).toMatchObject(refused);
  await notify(app, { chargeNo, serialNo, amountFen: 600_000 });
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount', 'dealtWith']);
  expect(await closeUnmatched(finance, await paymentIdOf(app, serialNo))).toMatchObject(refused);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  await postCredit(second, creditId, serialNo);
  expect(await walletOf(member)).toEqual({ available: 5900, frozen: 0 });
});

test('after a credit was rejected, the payment is open and is credited or closed', async () => {
  const { member, serialNo, paymentId } = await newUnmatched(app, large);
  await rejectCredit(second, (await creditUnmatched(finance, paymentId)).content.creditId);
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: true, creditId: null });
  const again = await creditUnmatched(second, paymentId);
  await postCredit(finance, again.content.creditId, serialNo);
  expect(await walletOf(member)).toEqual({ available: 5900, frozen: 0 });
  const other = await newUnmatched(app, large);
  await rejectCredit(second, (await creditUnmatched(finance, other.paymentId)).content.creditId);
  expect((await closeUnmatched(finance, other.paymentId)).httpStatus).toBe(200);
});

test('a closed payment, one without money and one without a number are not credited', async () => {
  const closed = await newUnmatched(app);
  await closeUnmatched(finance, closed.paymentId);
  const refused = { httpStatus: 409, errorCode: 'CHG007' };
  expect(await creditUnmatched(finance, closed.paymentId)).toMatchObject(refused);
  for (const cameFen of [0, -9900]) {
    const { paymentId } = await newUnmatched(app, { cameFen });
    expect(await creditUnmatched(finance, paymentId)).toMatchObject(none);
  }
  const { userId } = await newMember(app);
  const { paymentId } = await reportUnknown(app, { serialNo: '\u200b' });
  expect(await creditUnmatched(finance, paymentId, userId)).toMatchObject(none);
});

test('nobody credits the own wallet with an unmatched payment, or without the permission', async () => {
  const { paymentId } = await newUnmatched(app, { member: finance });
  expect(await creditUnmatched(finance, paymentId)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const auditor = await newStaff(app, 'Auditor');
  expect(await creditUnmatched(auditor, paymentId)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  const unknown = await creditUnmatched(finance, '999999999999999');
  expect(unknown).toMatchObject({ httpStatus: 404, errorCode: 'CHG006' });
  expect((await creditUnmatched(second, paymentId)).httpStatus).toBe(200);
});

test('a payment that staff credited before it is reported is no unmatched payment, and its recharge fails', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  const serialNo = newSerialNo();
  await proposeCredit(finance, member, { amount: 100, channel: 'alipay', serialNo });
  await notify(app, { chargeNo, serialNo });
  await reportUnknown(app, { serialNo, amountFen: 10_000 });
  expect(await outcomesOf(app, chargeNo)).toEqual(['repeated']);
  expect(await db('unmatchedPayments').where({ serialNo })).toEqual([]);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a payment that staff credited before to another member is open, and may be closed', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  const serialNo = newSerialNo();
  await proposeCredit(finance, await newMember(app), { amount: 100, channel: 'alipay', serialNo });
  app.clock.advance(1);
  await notify(app, { chargeNo, serialNo });
  const paymentId = await paymentIdOf(app, serialNo);
  expect(await unmatchedOf(finance, paymentId)).toMatchObject({ open: true, outcome: 'dealtWith' });
  expect((await closeUnmatched(finance, paymentId)).content).toMatchObject({ open: false });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
});
