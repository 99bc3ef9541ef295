import { expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { notify, openCharge, openManualCharge, paidCharge, walletOf } from '../../test/charges.ts';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { readLog } from '../../test/read-log.ts';
import { newReconciliation, reversed } from '../../test/reconciliations.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, decide, credit, newDoubt } = await openDoubts(app);
const { db } = app.services;
const used = { httpStatus: 409, errorCode: 'CHG005' };
const today = new Date(app.clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface Money {
  amount?: number;
  kind?: 'received' | 'gift';
  channel?: 'alipay' | 'wechat';
  serialNo?: string;
}

function recharge(member: TestMember, money: Money, staff = finance) {
  return staff.client.call('POST /admin/wallets/recharge', {
    ...{ requestId: crypto.randomUUID(), userId: member.userId, reason: 'the statement has it' },
    ...{ amount: 10, kind: 'received', ...money },
  });
}

async function rechargeByTwo(member: TestMember, money: Money) {
  const { content } = await recharge(member, money);
  expect(content.status).toBe('PROPOSED');
  expect((await decide(content.proposalId, 'post')).httpStatus).toBe(200);
}

const match = (lines: string[]) => newReconciliation(finance, lines, { day: today });

const reverse = (serialNo: string) => reversed(app, finance, { serialNo });

const foldedOf = async (account: string) =>
  Number(
    (await bareKnex(db)('ledgerPostings').where({ account }).sum({ sum: 'amountFen' }).first())?.sum ?? 0,
  );

test('money of a provider is booked to its channel, and the next statement finds it by its number', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  const before = await foldedOf('channel:alipay');
  const { content } = await recharge(member, { channel: 'alipay', serialNo });
  expect(content).toMatchObject({ status: 'POSTED', channel: 'alipay', serialNo });
  expect(await foldedOf('channel:alipay')).toBe(before - 1000);
  const booked = await db('ledgerTransactions').where({ transactionNo: content.transactionNo ?? '' });
  expect(booked).toMatchObject([{ scene: 'CHARGE_MARKET', channel: 'alipay', serialNo }]);
  expect((await match([`${serialNo},10,`])).sums.in).toMatchObject({
    matched: { count: 1, amount: 10 },
    missingHere: { count: 0 },
  });
  const [log] = await readLog(db, { object: `wallet:${member.userId}` });
  expect(JSON.parse(log?.after ?? '')).toMatchObject({ channel: 'alipay', serialNo });
  expect(await audit(db)).toEqual([]);
});

test.each<[string, Money]>([
  ['with a channel and no number', { channel: 'alipay' }],
  ['with a number and no channel', { serialNo: 'S1' }],
  ['of a gift with a channel', { kind: 'gift', channel: 'alipay', serialNo: 'S1' }],
  ['of a gift with a number', { kind: 'gift', serialNo: 'S1' }],
])('a recharge %s is refused', async (_, money) => {
  const answer = await recharge(await newMember(app), money);
  expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});

test('a payment that is credited, or for which a recharge waits, is not credited again', async () => {
  const member = await newMember(app);
  const byStaff = { channel: 'alipay', serialNo: newSerialNo() } as const;
  const { transactionNo } = (await recharge(member, byStaff)).content;
  expect(await recharge(member, byStaff, second)).toMatchObject({ ...used, details: { transactionNo } });
  // Another channel has numbers of its own, but a second person looks at both.
  expect((await recharge(member, { ...byStaff, channel: 'wechat' })).content.status).toBe('PROPOSED');

  const chargeNo = await paidCharge(app, member);
  const { serialNo } = requireRow(await db('charges').where({ chargeNo }).first());
  expect(await recharge(member, { channel: 'alipay', serialNo: serialNo ?? '' })).toMatchObject(used);

  const doubt = await newDoubt();
  await credit(doubt.noticeId);
  expect(await recharge(member, { channel: 'alipay', serialNo: doubt.serialNo })).toMatchObject(used);

  const large = { channel: 'alipay', serialNo: newSerialNo(), amount: 6000 } as const;
  const { content } = await recharge(member, large);
  expect(content).toMatchObject({ status: 'PROPOSED', channel: 'alipay', serialNo: large.serialNo });
  const { proposalId } = content;
  expect(await recharge(member, { ...large, amount: 1 }, second)).toMatchObject({
    ...used,
    details: { proposalId },
  });
  await decide(content.proposalId, 'reject');
  expect((await recharge(member, { ...large, amount: 1 }, second)).content.status).toBe('POSTED');
});

test('a payment for which a recharge waits is in doubt when its provider reports it', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openCharge(member);
  const serialNo = newSerialNo();
  const { content } = await recharge(member, { channel: 'alipay', serialNo, amount: 6000 });
  await notify(app, { chargeNo, serialNo });
  expect(await db('paymentNotices').where({ chargeNo })).toMatchObject([{ outcome: 'dealtWith' }]);
  expect((await decide(content.proposalId, 'post')).httpStatus).toBe(200);
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
});

test('of two recharges for one payment at the same moment, one is kept', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [one, other] = [await newMember(app), await newMember(app)];
    const money = { channel: 'alipay', serialNo: newSerialNo(), amount: round % 2 ? 10 : 6000 } as const;
    const answers = await race(
      round,
      () => recharge(one, money),
      () => recharge(other, money, second),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(answers.find(({ httpStatus }) => httpStatus === 409)).toMatchObject(used);
    expect(await db('rechargeProposals').where({ serialNo: money.serialNo })).toHaveLength(1);
  }
});

test('a recharge of staff and a report of the same payment at the same moment credit it once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [member, other] = [await newMember(app), await newMember(app)];
    const { chargeNo } = await openCharge(other);
    const serialNo = newSerialNo();
    await race(
      round,
      () => recharge(member, { channel: 'alipay', serialNo }),
      () => notify(app, { chargeNo, serialNo }),
    );
    expect(await db('credits').whereIn('userId', [member.userId, other.userId])).toHaveLength(1);
  }
});

test('a payment whose credit was reversed by mistake is credited again by a recharge with its number and two persons', async () => {
  const member = await newMember(app);
  const chargeNo = await paidCharge(app, member);
  const serialNo = requireRow(await db('charges').where({ chargeNo }).first()).serialNo ?? '';
  await reverse(serialNo);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const money = { channel: 'alipay', serialNo, amount: 100 } as const;
  await rechargeByTwo(member, money);
  expect(await recharge(member, money)).toMatchObject(used);
  await notify(app, { chargeNo, serialNo });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect((await match([`${serialNo},100,`])).sums.in.matched).toEqual({ count: 1, amount: 100 });
  expect(await audit(db)).toEqual([]);

  // That recharge can be reversed too, and the payment be credited once more.
  await reverse(serialNo);
  await rechargeByTwo(member, money);
  expect((await match([`${serialNo},100,`])).sums.in.matched).toEqual({ count: 1, amount: 100 });
  expect(await audit(db)).toEqual([]);
});

test('a charge whose credit was reversed tells so, and is not confirmed again', async () => {
  const chargeNo = await paidCharge(app, await newMember(app));
  const serialNo = requireRow(await db('charges').where({ chargeNo }).first()).serialNo ?? '';
  await reverse(serialNo);
  await db('charges').where({ chargeNo }).update({ provider: 'manual' });
  const again = { requestId: crypto.randomUUID(), chargeNo, serialNo, reason: 'it came' };
  const answer = await finance.client.call('POST /admin/charges/confirm', again);
  expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'CHG010' });
});

test('a confirmed number is shown once it was replaced or credited, and not while it waits', async () => {
  const chargeNo = await openManualCharge(app, await newMember(app), 6000);
  const [first, other] = [newSerialNo(), newSerialNo()];
  const confirm = (who: TestMember, serialNo: string) =>
    who.client.ok('POST /admin/charges/confirm', {
      ...{ requestId: crypto.randomUUID(), chargeNo, serialNo, reason: 'seen' },
    });
  const shown = async () => {
    const { events } = await finance.client.ok('GET /admin/charges/detail', { chargeNo });
    return events.map(({ event, serialNo }) => [event, serialNo]);
  };
  await confirm(finance, first);
  expect(await shown()).toEqual([['confirmedFirst', null]]);
  const logged = await readLog(db, { object: `charge:${chargeNo}` });
  expect(JSON.stringify(logged)).not.toContain(first);
  await confirm(second, other);
  expect(await shown()).toEqual([
    ['confirmedFirst', first],
    ['confirmedFirst', null],
  ]);
  await confirm(finance, other);
  expect(await shown()).toEqual([
    ['confirmedFirst', first],
    ['confirmedFirst', other],
    ['confirmed', other],
  ]);
});

test('a payment of which a correction credits a part is not credited again', async () => {
  const member = await newMember(app);
  const chargeNo = await paidCharge(app, member);
  const serialNo = requireRow(await db('charges').where({ chargeNo }).first()).serialNo ?? '';
  await reversed(app, finance, { serialNo, receivedFen: 6000 });
  expect(await recharge(member, { channel: 'alipay', serialNo })).toMatchObject(used);
  expect(await walletOf(member)).toEqual({ available: 60, frozen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('the channel and the number of a recharge are in the list and in its export', async () => {
  const auditor = await newStaff(app, 'Auditor');
  const member = await newMember(app);
  const serialNo = newSerialNo();
  await recharge(member, { channel: 'wechat', serialNo });
  const { items } = await auditor.client.ok('GET /admin/wallets/proposals', { search: member.phone });
  expect(items).toMatchObject([{ channel: 'wechat', serialNo }]);
  const csv = await auditor.client.file('GET /admin/wallets/export_proposals', { search: member.phone });
  expect(csv).toContain(serialNo);
});

test('a recharge with the number of a payment in doubt closes this payment and is shown as its credit', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo });
  const noticeOf = async () =>
    requireRow((await finance.client.ok('GET /admin/charges/notices', { search: serialNo })).items[0]);
  expect(await noticeOf()).toMatchObject({ dealtWith: null, creditedBy: null });
  const { content } = await recharge(member, { amount: 100, channel: 'alipay', serialNo });
  expect(content).toMatchObject({ status: 'POSTED' });
  expect(await noticeOf()).toMatchObject({
    dealtWith: { by: { userId: finance.userId }, reason: 'the statement has it' },
    credit: null,
    creditedBy: content?.transactionNo,
  });
});

test('a proposed recharge closes the payment in doubt only when a second person posts it', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo, amountFen: 600_000 });
  const { content } = await recharge(member, { amount: 6000, channel: 'alipay', serialNo });
  const { proposalId } = requireRow(content);
  const open = () => db('paymentDoubts').where({ decided: 0 }).select('noticeId');
  const before = await open();
  await second.client.ok('POST /admin/wallets/post', {
    requestId: crypto.randomUUID(),
    proposalId,
  });
  expect(await open()).toHaveLength(before.length - 1);
});

test('a payment that was closed without a credit waits for a second person, whatever its amount', async () => {
  const member = await newMember(app);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo });
  const [notice] = (await finance.client.ok('GET /admin/charges/notices', { search: serialNo })).items;
  await finance.client.ok('POST /admin/charges/deal_with_notice', {
    requestId: crypto.randomUUID(),
    noticeId: requireRow(notice).noticeId,
    reason: 'paid back',
  });
  const { content } = await recharge(member, { amount: 100, channel: 'alipay', serialNo });
  expect(content).toMatchObject({ status: 'PROPOSED' });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test.each([
  ['another member', 99],
  ['another amount', 100],
])('a payment that the provider reported for %s waits for a second person', async (what, amount) => {
  const payer = await newMember(app);
  const { chargeNo } = await openCharge(payer);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: 9900 });
  const member = what === 'another member' ? await newMember(app) : payer;
  const { content } = await recharge(member, { amount, channel: 'alipay', serialNo });
  expect(content).toMatchObject({ status: 'PROPOSED' });
});

test('a payment that fits its report is posted at once', async () => {
  const payer = await newMember(app);
  const { chargeNo } = await openCharge(payer);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: 9900 });
  const { content } = await recharge(payer, { amount: 99, channel: 'alipay', serialNo });
  expect(content).toMatchObject({ status: 'POSTED' });
});
