import { expect, test } from 'vitest';
import type { InputOf } from '../../contract/contract.ts';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { differencesOf, newMatching } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import {
  confirmRecharge,
  notify,
  openManualRecharge,
  openRecharge,
  statusOf,
  walletOf,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, credit, dealWith, decide, newDoubt, noticeOf } = await openDoubts(app);
const { db } = app.services;
const nobody = 'JC000000000000000000';
const today = new Date(app.clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);

type Money = Partial<InputOf<'POST /admin/wallets/recharge'>> & { serialNo: string };

function recharge(member: TestMember, money: Money, staff = finance) {
  return staff.client.call('POST /admin/wallets/recharge', {
    ...{ requestId: crypto.randomUUID(), userId: member.userId, reason: 'the statement has it' },
    ...{ amount: 10, kind: 'received', channel: 'alipay', ...money },
  });
}

async function newRecharge(amount = 100) {
  const member = await newMember(app);
  return { member, chargeNo: await openManualRecharge(app, member, amount) };
}

function failRecharge(chargeNo: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: 'paid back' };
  return second.client.ok('POST /admin/recharges/fail', input);
}

const detailOf = (proposalId: string) => second.client.ok('GET /admin/wallets/proposal', { proposalId });
const noticeNow = (noticeId: string) => second.client.ok('GET /admin/charges/notice', { noticeId });
const closing = (noticeId: string) =>
  second.client.call('POST /admin/charges/deal_with_notice', {
    ...{ requestId: crypto.randomUUID(), noticeId, reason: 'paid back' },
  });

/** The notice names no recharge of the shop. @returns the id of the notice */
async function reportUnknown(serialNo: string, { amountFen = 1000, channel = 'alipay' } = {}) {
  app.clock.advance(1);
  await notify(app, { chargeNo: nobody, serialNo, amountFen }, { channel });
  return noticeOf(serialNo);
}

async function reversedPayment() {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const { content } = await recharge(member, { serialNo });
  const { matchingId } = await newMatching(finance, [], { from: today, to: today });
  const found = (await differencesOf(finance, matchingId)).find((each) => each.serialNo === serialNo);
  await finance.client.ok('POST /admin/finance/resolve', {
    ...{ requestId: crypto.randomUUID(), differenceId: requireRow(found).differenceId },
    ...{ how: 'reversal', reason: 'not there' },
  });
  return { member, serialNo, transactionNo: content.transactionNo };
}

test('a number whose credit was reversed needs a second person, who reads to whom it was credited', async () => {
  const { member, serialNo, transactionNo } = await reversedPayment();
  const other = await newMember(app);
  const { content } = await recharge(other, { serialNo });
  const reversed = {
    ...{ kind: 'reversed', amount: 10, transactionNo, noticeId: null },
    member: { userId: member.userId },
  };
  expect(content).toMatchObject({ status: 'PROPOSED', doubts: [reversed] });
  expect(await detailOf(content.proposalId)).toMatchObject({ doubts: [reversed] });
  expect(await walletOf(other)).toEqual({ available: 0, frozen: 0 });
  const posted = await decide(content.proposalId, 'post');
  expect(posted.content.status).toBe('POSTED');
  expect((await detailOf(content.proposalId)).doubts).toEqual([]);
});

test('a recharge is confirmed with a number whose credit was reversed by two persons only', async () => {
  const { serialNo } = await reversedPayment();
  const { chargeNo, member } = await newRecharge(10);
  const { content } = await confirmRecharge(finance, chargeNo, serialNo);
  expect(content).toMatchObject({ status: 'PENDING', doubts: [{ kind: 'reversed', transactionNo: null }] });
  expect(await confirmRecharge(finance, chargeNo, serialNo)).toMatchObject({
    httpStatus: 403,
    errorCode: 'WAL004',
  });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect((await confirmRecharge(second, chargeNo, serialNo)).content).toMatchObject({
    status: 'SUCCESS',
    doubts: [],
  });
});

test('a recharge is confirmed with the number of a closed payment by two persons only', async () => {
  const serialNo = newSerialNo();
  await dealWith(await reportUnknown(serialNo, { amountFen: 10_000 }));
  const { chargeNo, member } = await newRecharge();
  expect((await confirmRecharge(finance, chargeNo, serialNo)).content.status).toBe('PENDING');
  const { doubts } = await second.client.ok('GET /admin/charges/detail', { chargeNo });
  const by = { userId: finance.userId };
  expect(doubts).toMatchObject([{ kind: 'closed', by, reason: 'sent back', noticeId: null }]);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a recharge that is confirmed with the number of a payment in doubt closes it and fails its charge', async () => {
  const doubt = await newDoubt();
  const { chargeNo } = await newRecharge();
  const first = await confirmRecharge(finance, chargeNo, doubt.serialNo);
  expect(first.content).toMatchObject({ status: 'PENDING' });
  expect(first.content.doubts.map(({ kind }) => kind)).toEqual(['otherMember', 'otherAmount']);
  expect(first.content.doubts).toMatchObject([{ member: { userId: doubt.member.userId } }, { amount: 99 }]);
  expect((await noticeNow(doubt.noticeId)).dealtWith).toBeNull();
  expect((await confirmRecharge(second, chargeNo, doubt.serialNo)).content.status).toBe('SUCCESS');
  expect(await noticeNow(doubt.noticeId)).toMatchObject({ dealtWith: { by: { userId: second.userId } } });
  expect(await statusOf(doubt.member, doubt.chargeNo)).toBe('FAILED');
  const logged = (await readLog(db, { object: `recharge:${chargeNo}` })).at(-1);
  expect(JSON.parse(logged?.after ?? '')).toMatchObject({ closedNotices: [doubt.noticeId] });
});

test('a recharge that fits its report is confirmed by one person and closes the payment in doubt', async () => {
  const serialNo = newSerialNo();
  const noticeId = await reportUnknown(serialNo, { amountFen: 10_000 });
  const { chargeNo } = await newRecharge();
  expect((await confirmRecharge(finance, chargeNo, serialNo)).content).toMatchObject({
    status: 'SUCCESS',
    doubts: [],
  });
  expect((await noticeNow(noticeId)).dealtWith).not.toBeNull();
});

test('a recharge with the number of a payment in doubt fails its recharge and names it in the log', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  expect((await recharge(member, { serialNo, amount: 99 })).content.status).toBe('POSTED');
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  const [logged] = await readLog(db, { object: `wallet:${member.userId}` });
  expect(JSON.parse(logged?.after ?? '')).toMatchObject({ closedNotices: [noticeId] });
  const owner = await newStaff(app, 'Owner');
  for (const object of [`notice:${noticeId}`, noticeId]) {
    const { items } = await owner.client.ok('GET /admin/logs/query', { object });
    expect(items).toMatchObject([{ object: `wallet:${member.userId}`, action: 'wallets/recharge' }]);
  }
});

test('a second report of a closed payment is credited by two persons only', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  await notify(app, { chargeNo, serialNo });
  const { content } = await credit(await noticeOf(serialNo));
  const { proposalId } = requireRow(content.credit);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const { doubts } = await detailOf(proposalId);
  expect(doubts.map(({ kind }) => kind)).toEqual(['closed', 'otherAmount']);
  expect(doubts[0]).toMatchObject({ noticeId, by: { userId: finance.userId }, reason: 'sent back' });
});

test.each(['recharge', 'confirm', 'notice'] as const)(
  'a number that another channel reported needs a second person (%s)',
  async (way) => {
    const serialNo = newSerialNo();
    const noticeId = await reportUnknown(serialNo, { amountFen: 9900, channel: 'wechat' });
    const doubts = [{ kind: 'otherChannel', channel: 'wechat', amount: 99 }];
    if (way === 'recharge') {
      const { content } = await recharge(await newMember(app), { serialNo, amount: 99 });
      expect(content).toMatchObject({ status: 'PROPOSED', doubts: [{ ...doubts[0], noticeId }] });
    } else if (way === 'confirm') {
      const { content } = await confirmRecharge(finance, (await newRecharge(99)).chargeNo, serialNo);
      expect(content).toMatchObject({ status: 'PENDING', doubts });
    } else {
      const { chargeNo } = await openRecharge(await newMember(app));
      await notify(app, { chargeNo, serialNo, amountFen: 9900 });
      const { content } = await credit(await noticeOf(serialNo));
      expect(content.credit).toMatchObject({ status: 'PROPOSED' });
    }
    expect((await noticeNow(noticeId)).dealtWith).toBeNull();
  },
);

test('a number that was credited on another channel needs a second person', async () => {
  const serialNo = newSerialNo();
  const member = await newMember(app);
  const { content } = await recharge(member, { serialNo });
  const other = await recharge(member, { serialNo, channel: 'wechat' });
  expect(other.content).toMatchObject({
    ...{ status: 'PROPOSED', doubts: [{ kind: 'otherChannel', transactionNo: content.transactionNo }] },
  });
});

test('a payment in doubt is not closed without credit while a recharge with its number waits', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const { content } = await recharge(member, { serialNo, amount: 6000 });
  const noticeId = await reportUnknown(serialNo, { amountFen: 600_000 });
  const refused = await closing(noticeId);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'CHG011' });
  expect(refused.message).toContain('6000.00');
  expect((await noticeNow(noticeId)).dealtWith).toBeNull();
  await decide(content.proposalId, 'reject');
  expect((await closing(noticeId)).httpStatus).toBe(200);
});

test('a second report of a payment is not closed without credit while the credit of the first one waits', async () => {
  const { chargeNo, serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { proposalId = '' } = (await credit(noticeId)).content.credit ?? {};
  await notify(app, { chargeNo, serialNo, amountFen: 600_000 });
  const again = await noticeOf(serialNo);
  expect(again).not.toBe(noticeId);
  expect(await closing(again)).toMatchObject({ httpStatus: 409, errorCode: 'CHG011' });
  expect((await decide(proposalId, 'post')).httpStatus).toBe(200);
});

test('a payment in doubt is not closed without credit while a first confirmation has its number', async () => {
  const serialNo = newSerialNo();
  const { chargeNo } = await newRecharge(6000);
  await confirmRecharge(finance, chargeNo, serialNo);
  const noticeId = await reportUnknown(serialNo, { amountFen: 600_000 });
  const refused = await closing(noticeId);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'CHG012' });
  expect(refused.message).toContain(chargeNo);
  await failRecharge(chargeNo);
  expect((await closing(noticeId)).httpStatus).toBe(200);
});

test('the first confirmation of a recharge that has failed can be withdrawn, so that its payment can be closed', async () => {
  const serialNo = newSerialNo();
  const { chargeNo } = await newRecharge(6000);
  await failRecharge(chargeNo);
  await confirmRecharge(finance, chargeNo, serialNo);
  const noticeId = await reportUnknown(serialNo, { amountFen: 600_000 });
  expect((await closing(noticeId)).errorCode).toBe('CHG012');
  expect(await failRecharge(chargeNo)).toMatchObject({ status: 'FAILED', confirmedBy: null });
  expect((await closing(noticeId)).httpStatus).toBe(200);
});

test('a first confirmation no longer keeps a payment open that is credited', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const { chargeNo } = await newRecharge(6000);
  await confirmRecharge(finance, chargeNo, serialNo);
  await recharge(member, { serialNo, amount: 10 });
  const noticeId = await reportUnknown(serialNo, { amountFen: 1000 });
  expect((await closing(noticeId)).httpStatus).toBe(200);
});

test('a recharge is not posted if its payment was closed after it was proposed', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const { content } = await recharge(member, { serialNo, amount: 6000 });
  const noticeId = await reportUnknown(serialNo, { amountFen: 600_000 });
  // The shop refuses to close such a payment, so the test writes the row itself.
  await db('noticeDecisions').insert({
    ...{
      noticeId: Number(noticeId),
      decidedBy: finance.userId,
      decidedAt: app.clock.now(),
      reason: 'paid back',
    },
  });
  const refused = await decide(content.proposalId, 'post');
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'CHG013' });
  await decide(content.proposalId, 'reject');
  // The new proposal was made with the closed payment in view.
  app.clock.advance(1);
  const again = await recharge(member, { serialNo, amount: 6000 });
  expect(again.content.doubts).toMatchObject([{ kind: 'closed', noticeId }]);
  expect((await decide(again.content.proposalId, 'post')).httpStatus).toBe(200);
});

test('a payment in doubt shows a credit that came after it was closed, with its member and amount', async () => {
  const serialNo = newSerialNo();
  const noticeId = await reportUnknown(serialNo);
  await dealWith(noticeId);
  app.clock.advance(1);
  const member = await newMember(app);
  const { content } = await recharge(member, { serialNo });
  await decide(content.proposalId, 'post');
  const notice = await noticeNow(noticeId);
  expect(notice).toMatchObject({ creditedTo: { userId: member.userId }, creditedAmount: 10 });
  expect(Date.parse(notice.creditedAt ?? '')).toBeGreaterThan(Date.parse(notice.dealtWith?.at ?? ''));
});

test('a payment in doubt that a credit with its number closed is not told as closed without credit', async () => {
  const serialNo = newSerialNo();
  await reportUnknown(serialNo);
  await recharge(await newMember(app), { serialNo });
  const other = await recharge(await newMember(app), { serialNo, channel: 'wechat' });
  expect(other.content.doubts.map(({ kind }) => kind)).toEqual(['otherChannel', 'otherChannel']);
});

test('staff who only read wallets see why a recharge waits', async () => {
  const { serialNo } = await reversedPayment();
  const { content } = await recharge(await newMember(app), { serialNo });
  const auditor = await newStaff(app, 'Auditor');
  const { proposalId } = content;
  expect((await auditor.client.ok('GET /admin/wallets/proposal', { proposalId })).doubts).toHaveLength(1);
});

test('the books are in order after all of this', async () => {
  expect(await audit(db)).toEqual([]);
});
