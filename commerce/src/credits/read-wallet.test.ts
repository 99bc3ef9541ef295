import { expect, test } from 'vitest';
import { postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { applied, approve, newRecharge } from '../../test/refunds.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

async function credit(staff: TestMember, member: TestMember, amount: number) {
  return (await proposeCredit(staff, member, { amount })).content;
}

function read(staff: TestMember, { userId }: TestMember) {
  return staff.client.ok('GET /admin/wallets/detail', { userId });
}

function records({ userId }: TestMember, filters: object = {}) {
  return finance.client.ok('GET /admin/wallets/records', { userId, ...filters });
}

test('a wallet names the refunds that freeze its money, and their amounts add up', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo, 60);
  const wallet = await read(finance, member);
  expect(wallet).toMatchObject({ balance: 100, available: 40, frozen: 60, status: 'active' });
  expect(wallet.held).toMatchObject([{ refundNo, chargeNo, amount: 60, approved: false }]);
  await approve(finance, refundNo);
  expect(await read(finance, member)).toMatchObject({ balance: 40, frozen: 0, refunded: 60, held: [] });
});

test('money that is only proposed is named, and is in no figure of the wallet', async () => {
  const member = await newMember(app, { balance: 10 });
  const { creditId } = await credit(finance, member, 6000);
  const before = await read(finance, member);
  expect(before).toMatchObject({ balance: 10, available: 10, recharged: 10 });
  expect(before.waiting).toMatchObject([{ creditId, amount: 6000, status: 'PROPOSED' }]);
  await postCredit(second, creditId);
  expect(await read(finance, member)).toMatchObject({ balance: 6010, recharged: 6010, waiting: [] });
});

test('a wallet tells each reader how much the reader may still credit alone today', async () => {
  const member = await newMember(app);
  expect((await read(finance, member)).aloneBelow).toBe(5000);
  await credit(finance, member, 3000);
  expect(await read(finance, member)).toMatchObject({ aloneBelow: 2000, aloneLimit: 5000 });
  expect((await read(second, member)).aloneBelow).toBe(5000);
  expect((await credit(finance, member, 1999.99)).status).toBe('POSTED');
  expect((await credit(finance, member, 0.01)).status).toBe('PROPOSED');
});

test("a member's ledger is filtered by scene, days and number, and its sums follow the filters", async () => {
  const { member, orderNo } = await newPaidOrder(app, { price: 250 });
  const { creditId, transactionNo } = await credit(finance, member, 30);
  const all = await records(member);
  expect(all.sums).toEqual({ in: 280, out: 250 });
  expect(all.items).toMatchObject([
    { scene: 'CHARGE_MARKET', amount: 30, creditId, reason: 'it came', orderNo: null },
    { scene: 'ORDER_PAYMENT', amount: -250, orderNo, creditId: null },
    { scene: 'CHARGE_MARKET', amount: 250, creditId: null },
  ]);
  const paid = await records(member, { scene: 'ORDER_PAYMENT' });
  expect(paid).toMatchObject({ total: 1, sums: { in: 0, out: 250 } });
  expect((await records(member, { search: orderNo })).items).toMatchObject([{ amount: -250 }]);
  expect((await records(member, { search: transactionNo ?? '' })).sums).toEqual({ in: 30, out: 0 });
  const later = new Date(app.clock.now() + 2 * day).toISOString().slice(0, 10);
  expect(await records(member, { from: later })).toMatchObject({ total: 0, sums: { in: 0, out: 0 } });
  const file = await finance.client.file('GET /admin/wallets/export_records', {
    userId: member.userId,
    scene: 'ORDER_PAYMENT',
  });
  expect(file.trim().split('\n')).toHaveLength(2);
});

test("the sums of a member's ledger are those of all pages, and of this member alone", async () => {
  const member = await newMember(app);
  await newMember(app, { balance: 77 });
  for (let i = 0; i < 12; i += 1) await credit(finance, member, 1);
  const first = await records(member, { pageSize: 10 });
  expect(first).toMatchObject({ total: 12, sums: { in: 12, out: 0 } });
  const last = await records(member, { pageSize: 10, after: first.next ?? '' });
  expect(last).toMatchObject({ items: { length: 2 }, sums: { in: 12, out: 0 } });
});

test('the wallet of nobody is not found', async () => {
  const nobody = { userId: crypto.randomUUID() };
  expect(await finance.client.call('GET /admin/wallets/detail', nobody)).toMatchObject({
    httpStatus: 404,
    errorCode: 'ROL001',
  });
});
