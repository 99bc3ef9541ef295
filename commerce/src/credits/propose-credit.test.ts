import { expect, test } from 'vitest';
import { type Money, postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import { confirmRecharge, openManualRecharge, walletOf } from '../../test/recharges.ts';
import { creditUnmatched, reportUnknown } from '../../test/unmatched.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

let lastNumber = 0;

/** Three ways in which one person credits a member with money. Each answers whether it was posted at once. */
const ways = {
  async wallet(userId: string, amount: number) {
    return (await proposeCredit(finance, { userId }, { amount })).content.status === 'POSTED';
  },
  async recharge(userId: string, amount: number) {
    const member = members.get(userId);
    if (!member) throw new Error('the member is not known');
    const chargeNo = await openManualRecharge(app, member, amount);
    lastNumber += 1;
    const { content } = await confirmRecharge(finance, chargeNo, `limit-${lastNumber}`);
    return content.status === 'SUCCESS';
  },
  async unmatched(userId: string, amount: number) {
    const { paymentId } = await reportUnknown(app, { amountFen: amount * 100 });
    return (await creditUnmatched(finance, paymentId, userId)).content.status === 'POSTED';
  },
};

const members = new Map<string, Awaited<ReturnType<typeof newMember>>>();
async function payer() {
  const member = await newMember(app);
  members.set(member.userId, member);
  return member;
}

const sumOf = async (account: string) => {
  const [row] = await db('ledgerPostings').where({ account }).sum({ fen: 'amountFen' });
  return Number(row?.fen ?? 0);
};

test('a credit below the limit is posted at once, with one row in the log', async () => {
  const member = await newMember(app);
  const before = await sumOf('channel:manual');
  const { content } = await proposeCredit(finance, member, { amount: 4999.99, reason: 'cash at the door' });
  expect(content).toMatchObject({
    ...{ status: 'POSTED', amount: 4999.99, channel: 'manual', numbered: false, contradictions: [] },
    ...{ proposedBy: { userId: finance.userId }, decidedBy: { userId: finance.userId } },
  });
  expect(content.transactionNo).toMatch(/^JT/);
  expect(await walletOf(member)).toEqual({ available: 4999.99, frozen: 0 });
  expect(await sumOf('channel:manual')).toBe(before - 499_999);
  const [log, ...more] = await readLog(db, { object: `wallet:${member.userId}` });
  expect(more).toEqual([]);
  expect(log).toMatchObject({ action: 'credits/propose', reason: 'cash at the door' });
  expect(JSON.parse(log?.after ?? '')).toEqual({ status: 'POSTED', transactionNo: content.transactionNo });
});

test('a gift is paid by marketing and has no channel, and other money is booked to its channel', async () => {
  const member = await newMember(app);
  const [marketing, wechat] = [await sumOf('marketing'), await sumOf('channel:wechat')];
  await proposeCredit(finance, member, { amount: 8, kind: 'gift' });
  app.clock.advance(1);
  await proposeCredit(finance, member, { amount: 7, channel: 'wechat', serialNo: 'gift-1' });
  expect(await sumOf('marketing')).toBe(marketing - 800);
  expect(await sumOf('channel:wechat')).toBe(wechat - 700);
  const { items } = await finance.client.ok('GET /admin/wallets/records', { userId: member.userId });
  expect(items).toMatchObject([
    { scene: 'CHARGE_MARKET', amount: 7, kind: null },
    { scene: 'CHARGE_MARKET', amount: 8, kind: 'gift' },
  ]);
  const ledger = await finance.client.ok('GET /admin/finance/query', { member: member.phone });
  expect(ledger.items.map(({ channel }) => channel)).toEqual(['wechat', null]);
});

test.each<[string, Money]>([
  ['of a provider without a number', { channel: 'alipay' }],
  ['that is a gift with a channel', { kind: 'gift', channel: 'manual' }],
  ['that is a gift with a number', { kind: 'gift', serialNo: 'S1' }],
  ['without a reason', { reason: ' ' }],
  ['of nothing', { amount: 0 }],
  ['below zero', { amount: -1 }],
  ['of parts of a fen', { amount: 0.001 }],
  ['of more than ¥1,000,000', { amount: 1_000_000.01 }],
])('a credit %s is refused', async (_, money) => {
  const answer = await proposeCredit(finance, await newMember(app), money);
  expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});

test('a refused amount is told its bounds', async () => {
  const { details } = await proposeCredit(finance, await newMember(app), { amount: 0 });
  expect(details).toMatchObject({
    reasons: { amount: '金额须在 ¥0.01 至 ¥1,000,000.00 之间，最多两位小数' },
  });
});

test('a repeated request credits nothing more, even at the same moment', async () => {
  const member = await newMember(app);
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => proposeCredit(finance, member, { requestId })),
  );
  expect(new Set(answers.map(({ content }) => content.creditId)).size).toBe(1);
  expect(await walletOf(member)).toEqual({ available: 10, frozen: 0 });
});

test('from ¥5,000 on, a credit waits for a second person', async () => {
  const member = await newMember(app);
  const { content } = await proposeCredit(finance, member, { amount: 5000 });
  expect(content).toMatchObject({ status: 'PROPOSED', decidedBy: null, transactionNo: null });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test.each([
  ['wallet', 'recharge'],
  ['recharge', 'unmatched'],
  ['unmatched', 'wallet'],
  ['unmatched', 'unmatched'],
  ['recharge', 'recharge'],
] as const)('what one person credits by %s and by %s counts together', async (one, other) => {
  const { userId } = await payer();
  expect(await ways[one](userId, 3000)).toBe(true);
  expect(await ways[other](userId, 2000)).toBe(false);
  expect(await ways[other](userId, 1999)).toBe(true);
});

test('credits of one person that are made at once count together', async () => {
  const member = await payer();
  const posted = await Promise.all(
    [ways.wallet, ways.recharge, ways.unmatched].map((way) => way(member.userId, 2000)),
  );
  expect(posted.filter((each) => each)).toHaveLength(2);
  expect(await walletOf(member)).toEqual({ available: 4000, frozen: 0 });
});

test('the limit is of one person, one member and one day, and counts nothing that a second person posted', async () => {
  const member = await newMember(app);
  const { content } = await proposeCredit(finance, member, { amount: 5000 });
  expect((await postCredit(second, content.creditId)).content.status).toBe('POSTED');
  const statusOf = async (staff: typeof finance, who: typeof member, amount: number) =>
    (await proposeCredit(staff, who, { amount })).content.status;
  expect(await statusOf(finance, member, 4000)).toBe('POSTED');
  expect(await statusOf(second, member, 4000)).toBe('POSTED');
  expect(await statusOf(finance, await newMember(app), 4000)).toBe('POSTED');
  await daysLater(app, day - 1);
  expect(await statusOf(finance, member, 1000)).toBe('PROPOSED');
  app.clock.advance(1);
  expect(await statusOf(finance, member, 1000)).toBe('POSTED');
});

test('nobody credits the own wallet, a wallet of nobody, or without the permission', async () => {
  expect(await proposeCredit(finance, finance)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const nobody = { userId: crypto.randomUUID() };
  expect(await proposeCredit(finance, nobody)).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
  const auditor = await newStaff(app, 'Auditor');
  expect(await proposeCredit(auditor, nobody)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
});
