import { expect, test } from 'vitest';
import { creditOf, type Money, postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { confirmRecharge, openManualRecharge, walletOf } from '../../test/recharges.ts';
import { reverse } from '../../test/reversals.ts';
import { closeUnmatched, creditUnmatched, newUnmatched, reportUnknown } from '../../test/unmatched.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

/** ¥10 by Alipay, by one person. */
async function credit(member: TestMember, money: Money & { serialNo: string }) {
  return (await proposeCredit(finance, member, { channel: 'alipay', ...money })).content;
}

type Credit = Awaited<ReturnType<typeof credit>>;
const kindsOf = ({ contradictions }: Pick<Credit, 'contradictions'>) =>
  contradictions.map(({ kind }) => kind);

async function reversedPayment() {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const { transactionNo } = await credit(member, { serialNo });
  await reverse([finance, second], transactionNo ?? '');
  return { member, serialNo };
}

test('a payment that nothing contradicts is posted by one person', async () => {
  const { serialNo } = await reportUnknown(app);
  expect(await credit(await newMember(app), { serialNo })).toMatchObject({
    status: 'POSTED',
    contradictions: [],
  });
  const paid = await newUnmatched(app);
  const { content } = await creditUnmatched(finance, paid.paymentId);
  expect(content).toMatchObject({ status: 'POSTED', member: { userId: paid.member.userId }, amount: 99 });
});

test('a payment that was reported for another member or amount waits, and the second person reads why', async () => {
  const { member, serialNo } = await newUnmatched(app);
  const other = await credit(await newMember(app), { serialNo, amount: 98 });
  expect(other).toMatchObject({
    status: 'PROPOSED',
    contradictions: [
      { kind: 'otherMember', member: { userId: member.userId } },
      { kind: 'otherAmount', amount: 99 },
    ],
  });
  expect(await creditOf(second, other.creditId)).toMatchObject({ contradictions: other.contradictions });
  const posted = await postCredit(second, other.creditId, serialNo);
  expect(posted.content).toMatchObject({ status: 'POSTED', contradictions: [] });
});

test('an unmatched payment that goes to another member than its recharge waits', async () => {
  const { paymentId } = await newUnmatched(app);
  const { content } = await creditUnmatched(finance, paymentId, (await newMember(app)).userId);
  expect(content.status).toBe('PROPOSED');
  expect(kindsOf(content)).toEqual(['otherMember']);
});

test('a number that another channel reported, credited or waits with makes a payment wait', async () => {
  const member = await newMember(app);
  const reported = await reportUnknown(app, { channel: 'wechat' });
  expect(kindsOf(await credit(member, { serialNo: reported.serialNo }))).toEqual(['otherChannel']);

  const credited = newSerialNo();
  await credit(member, { serialNo: credited, channel: 'wechat' });
  expect(kindsOf(await credit(member, { serialNo: credited }))).toEqual(['otherChannel']);

  const waiting = newSerialNo();
  const large = { serialNo: waiting, amount: 6000 };
  await credit(member, { ...large, channel: 'wechat' });
  const { contradictions } = await credit(member, large);
  expect(contradictions).toMatchObject([{ kind: 'otherChannel', channel: 'wechat', amount: 6000 }]);
});

test('a payment that was closed without a credit waits, with who closed it and why', async () => {
  const { serialNo, paymentId } = await reportUnknown(app);
  await closeUnmatched(finance, paymentId);
  const member = await newMember(app);
  expect(await credit(member, { serialNo })).toMatchObject({
    status: 'PROPOSED',
    contradictions: [{ kind: 'closed', by: { userId: finance.userId }, reason: 'paid back' }],
  });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a payment whose credit was reversed waits, and is credited again by two persons', async () => {
  const { member, serialNo } = await reversedPayment();
  const other = await newMember(app);
  const again = await credit(other, { serialNo });
  expect(again).toMatchObject({
    ...{
      status: 'PROPOSED',
      contradictions: [{ kind: 'reversed', amount: 10, member: { userId: member.userId } }],
    },
  });
  expect((await postCredit(second, again.creditId, serialNo)).content.status).toBe('POSTED');
  expect(await walletOf(other)).toEqual({ available: 10, frozen: 0 });
});

test('a recharge is confirmed by one person only without contradictions', async () => {
  const { serialNo } = await reversedPayment();
  const member = await newMember(app);
  const chargeNo = await openManualRecharge(app, member, 10);
  const { content } = await confirmRecharge(finance, chargeNo, serialNo);
  expect(content.status).toBe('PENDING');
  expect(content.credit && kindsOf(content.credit)).toEqual(['reversed']);
});

test('a credit beside a recharge of the same amount that waits is posted by another person', async () => {
  const member = await newMember(app);
  const chargeNo = await openManualRecharge(app, member, 10);
  const beside = await credit(member, { serialNo: newSerialNo() });
  expect(beside).toMatchObject({
    status: 'PROPOSED',
    contradictions: [{ kind: 'rechargeWaits', chargeNo, amount: 10, channel: 'alipay' }],
  });
  const others = { other: { amount: 11 }, channel: { channel: 'wechat' } } as const;
  for (const money of Object.values(others))
    expect((await credit(member, { serialNo: newSerialNo(), ...money })).status).toBe('POSTED');
  expect((await confirmRecharge(finance, chargeNo, newSerialNo())).content.status).toBe('SUCCESS');
  expect((await creditOf(second, beside.creditId)).contradictions).toEqual([]);
});

test('a report that came again, and a payment that its own credit closed, contradict nothing', async () => {
  const { serialNo } = await reportUnknown(app);
  const { transactionNo } = await credit(await newMember(app), { serialNo });
  await reverse([finance, second], transactionNo ?? '');
  expect(kindsOf(await credit(await newMember(app), { serialNo }))).toEqual(['reversed']);
});

test('staff who only read wallets see why a credit waits', async () => {
  const { serialNo } = await reversedPayment();
  const { creditId } = await credit(await newMember(app), { serialNo });
  expect(kindsOf(await creditOf(await newStaff(app, 'Auditor'), creditId))).toEqual(['reversed']);
});
