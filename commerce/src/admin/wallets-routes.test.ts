import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { newMember, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import { walletOf } from '../../test/recharges.ts';
import { day } from '../clock.ts';

const app = await openShop();
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

function recharge(
  staff: TestMember,
  userId: string,
  amount: number,
  { kind = 'received' as 'received' | 'gift', requestId = crypto.randomUUID() as string } = {},
) {
  const input = { requestId, userId, amount, kind, reason: 'cash at the door' };
  return staff.client.call('POST /admin/wallets/recharge', input);
}

function post(staff: TestMember, proposalId: string) {
  return staff.client.call('POST /admin/wallets/post', { requestId: crypto.randomUUID(), proposalId });
}

function reject(staff: TestMember, proposalId: string) {
  const input = { requestId: crypto.randomUUID(), proposalId, reason: 'not received' };
  return staff.client.call('POST /admin/wallets/reject', input);
}

async function folded(account: string): Promise<number> {
  const [row] = await app.services.db('ledgerPostings').where({ account }).sum({ sum: 'amountFen' });
  return Number(row?.sum ?? 0);
}

test('a recharge below the limit is posted at once, with one row in the log', async () => {
  const member = await newMember(app);
  const before = await folded('channel:manual');
  const { content } = await recharge(finance, member.userId, 4999.99);
  expect(content).toMatchObject({
    status: 'POSTED',
    amount: 4999.99,
    member: { userId: member.userId },
    proposedBy: { userId: finance.userId },
    decidedBy: { userId: finance.userId },
  });
  expect(content.transactionNo).toMatch(/^JT/);
  expect(await walletOf(member)).toEqual({ available: 4999.99, frozen: 0 });
  expect(await folded('channel:manual')).toBe(before - 499_999);
  const { items } = await finance.client.ok('GET /admin/wallets/records', { userId: member.userId });
  expect(items).toMatchObject([{ scene: 'CHARGE_MARKET', amount: 4999.99 }]);
  const log = await readLog(app.services.db, { object: `wallet:${member.userId}` });
  expect(log).toMatchObject([{ action: 'wallets/recharge', reason: 'cash at the door' }]);
});

test('a gift is paid from the marketing account', async () => {
  const member = await newMember(app);
  const before = await folded('marketing');
  await recharge(finance, member.userId, 8.88, { kind: 'gift' });
  expect(await folded('marketing')).toBe(before - 888);
  expect(await walletOf(member)).toEqual({ available: 8.88, frozen: 0 });
});

test('received money is filtered by its channel, a gift has no channel', async () => {
  const member = await newMember(app);
  await recharge(finance, member.userId, 7);
  await recharge(finance, member.userId, 8, { kind: 'gift' });
  const { items } = await finance.client.ok('GET /admin/finance/query', { member: member.phone });
  expect(items.map((row) => [row.in, row.channel]).sort()).toEqual([
    [7, 'manual'],
    [8, null],
  ]);
  const manual = await finance.client.ok('GET /admin/finance/query', {
    member: member.phone,
    channel: 'manual',
  });
  expect(manual.items).toMatchObject([{ in: 7 }]);
});

test('a repeated recharge credits nothing more, even at the same moment', async () => {
  const member = await newMember(app);
  const requestId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => recharge(finance, member.userId, 10, { requestId })),
  );
  expect(new Set(answers.map(({ content }) => content.proposalId)).size).toBe(1);
  expect(await walletOf(member)).toEqual({ available: 10, frozen: 0 });
});

test('from ¥5,000 on, a second person must post the proposal', async () => {
  const member = await newMember(app);
  const { content } = await recharge(finance, member.userId, 5000);
  expect(content).toMatchObject({ status: 'PROPOSED', decidedBy: null, transactionNo: null });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const own = await post(finance, content.proposalId);
  expect(own).toMatchObject({ httpStatus: 403, errorCode: 'WAL004' });
  const { content: posted } = await post(second, content.proposalId);
  expect(posted).toMatchObject({ status: 'POSTED', decidedBy: { userId: second.userId } });
  expect(await walletOf(member)).toEqual({ available: 5000, frozen: 0 });
  expect(await post(second, content.proposalId)).toMatchObject({ httpStatus: 409, errorCode: 'WAL003' });
});

test('several recharges that together are large need a second person, even when made at once', async () => {
  const member = await newMember(app);
  const parts = await Promise.all([1, 2, 3].map(() => recharge(finance, member.userId, 2000)));
  const statuses = parts.map(({ content }) => content.status).sort();
  expect(statuses).toEqual(['POSTED', 'POSTED', 'PROPOSED']);
  expect(await walletOf(member)).toEqual({ available: 4000, frozen: 0 });
  expect((await recharge(second, member.userId, 2000)).content.status).toBe('POSTED');
  await daysLater(app, day - 1);
  expect((await recharge(finance, member.userId, 1000)).content.status).toBe('PROPOSED');
  app.clock.advance(1);
  expect((await recharge(finance, member.userId, 1000)).content.status).toBe('POSTED');
});

test('a proposal is either posted once or rejected, even with simultaneous requests', async () => {
  for (let round = 0; round < 4; round += 1) {
    const member = await newMember(app);
    const { content } = await recharge(finance, member.userId, 6000);
    const id = content.proposalId;
    const answers = await Promise.all([post(second, id), reject(finance, id), post(second, id)]);
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'WAL003')).toHaveLength(2);
    const rejected = answers[1]?.status === 'OK';
    expect(await walletOf(member)).toEqual({ available: rejected ? 0 : 6000, frozen: 0 });
  }
});

test('nobody credits their own wallet, neither alone nor as the second person', async () => {
  expect(await recharge(finance, finance.userId, 1)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const { content } = await recharge(finance, second.userId, 9000);
  expect(await post(second, content.proposalId)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  expect(await walletOf(second)).toEqual({ available: 0, frozen: 0 });
});

test("staff who may only read wallets can't credit them", async () => {
  const member = await newMember(app);
  const auditor = await newStaff(app, 'Auditor');
  expect(await recharge(auditor, member.userId, 1)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect((await auditor.client.ok('GET /admin/wallets/query', {})).total).toBeGreaterThan(0);
  const outsider = await member.client.call('GET /admin/wallets/query', {});
  expect(outsider).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
});

test('unknown members and proposals are not found', async () => {
  const nobody = crypto.randomUUID();
  expect(await recharge(finance, nobody, 1)).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
  const records = await finance.client.call('GET /admin/wallets/records', { userId: nobody });
  expect(records).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
  expect(await post(second, nobody)).toMatchObject({ httpStatus: 404, errorCode: 'WAL002' });
  expect(await reject(second, nobody)).toMatchObject({ httpStatus: 404, errorCode: 'WAL002' });
});

test.each([[0], [-1], [0.001], [1_000_001]])('a recharge of %s is refused', async (amount) => {
  const member = await newMember(app);
  expect(await recharge(finance, member.userId, amount)).toMatchObject({
    httpStatus: 400,
    errorCode: 'SYS007',
  });
});

test('proposals that wait for a second person are listed first', async () => {
  const member = await newMember(app);
  app.clock.advance(1000);
  const waiting = (await recharge(finance, member.userId, 7000)).content.proposalId;
  app.clock.advance(1000);
  await recharge(finance, member.userId, 1);
  const list = await finance.client.ok('GET /admin/wallets/proposals', {});
  expect(list.items[0]?.proposalId).toBe(waiting);
  const newest = await finance.client.ok('GET /admin/wallets/proposals', { sort: '-proposedAt' });
  expect(newest.items[0]).toMatchObject({ amount: 1, status: 'POSTED' });
  const posted = await finance.client.ok('GET /admin/wallets/proposals', { status: 'POSTED', pageSize: 100 });
  expect(posted.items.every(({ status }) => status === 'POSTED')).toBe(true);
  const ofMember = await finance.client.ok('GET /admin/wallets/proposals', { search: member.phone });
  expect(ofMember.items.map(({ amount }) => amount)).toEqual([7000, 1]);
  const paged = await finance.client.ok('GET /admin/wallets/proposals', { pageSize: 10 });
  const rest = await finance.client.ok('GET /admin/wallets/proposals', {
    pageSize: 100,
    after: paged.next ?? '',
  });
  const ids = [...paged.items, ...rest.items].map(({ proposalId }) => proposalId);
  expect(new Set(ids).size).toBe(paged.total);
});

test('the list of wallets shows balances and is filtered and sorted by them', async () => {
  const shop = await createTestApp();
  const staff = await newStaff(shop, 'Finance');
  const rich = await newMember(shop, { balance: 900 });
  const { member: spender } = await newPaidOrder(shop, { price: 250 });
  const wallets = async (input: object) =>
    (await staff.client.ok('GET /admin/wallets/query', input)).items.map(({ userId }) => userId);
  const [row] = (await staff.client.ok('GET /admin/wallets/query', { search: spender.phone })).items;
  expect(row).toMatchObject({ available: 0, frozen: 0, recharged: 250, spent: 250, refunded: 0 });
  expect(row?.phone).toMatch(/^139\*{4}\d{4}$/);
  expect(row?.lastEntryAt).not.toBeNull();
  expect(await wallets({ minBalance: 900, maxBalance: 900 })).toEqual([rich.userId]);
  expect(await wallets({ minBalance: 900.01 })).toEqual([]);
  expect((await wallets({ sort: '-available' }))[0]).toBe(rich.userId);
  expect((await wallets({ sort: '-spent' }))[0]).toBe(spender.userId);
  expect(await wallets({ frozen: 'true' })).toEqual([]);
  expect(await wallets({ frozen: 'false' })).toHaveLength(3);
  await shop.close();
});
