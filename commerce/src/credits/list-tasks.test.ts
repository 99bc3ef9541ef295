import { expect, test } from 'vitest';
import type { WalletTask } from '../../contract/choices.ts';
import { postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  confirmRecharge,
  openManualRecharge,
  openRecharge,
  paidRecharge,
  press,
} from '../../test/recharges.ts';
import { applied, approve } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { postReversal, proposeReversal } from '../../test/reversals.ts';
import { creditUnmatched, newUnmatched, reportUnknown } from '../../test/unmatched.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

const todo = (input: { kind?: WalletTask; pageSize?: number; after?: string } = {}) =>
  finance.client.ok('GET /admin/wallets/todo', { pageSize: 100, ...input });
const idsOf = async (kind?: WalletTask) => (await todo(kind && { kind })).items.map(({ id }) => id);

const member = await newMember(app);
const chargeNo = await openManualRecharge(app, member, 20);
app.clock.advance(1);
const paid = await paidRecharge(app, member, 30);
const refundNo = await applied(member, paid);
app.clock.advance(1);
const { creditId } = (await proposeCredit(finance, member, { amount: 6000 })).content;
app.clock.advance(1);
const { transactionNo } = (await proposeCredit(finance, member, { amount: 50 })).content;
const { reversalId } = (await proposeReversal(finance, transactionNo ?? '', 10)).content;
app.clock.advance(1);
const unmatched = await newUnmatched(app, { member });

test('what waits for staff is one list, the oldest first, each row with what its sentence needs', async () => {
  const { items, total } = await todo();
  const phone = `${member.phone.slice(0, 3)}****${member.phone.slice(7)}`;
  const of = { member: { userId: member.userId }, phone };
  const by = { userId: finance.userId };
  expect(total).toBe(5);
  expect(items).toMatchObject([
    { ...of, kind: 'recharge', id: chargeNo, amount: 20, channel: 'alipay', by: null, orderNo: null },
    { ...of, kind: 'refund', id: refundNo, amount: 30, channel: 'alipay', for: paid, reported: null },
    { ...of, kind: 'credit', id: creditId, amount: 6000, channel: 'manual', by, for: null },
    { ...of, kind: 'reversal', id: reversalId, amount: 40, by, for: transactionNo },
    {
      ...{ ...of, kind: 'unmatched', id: unmatched.paymentId, amount: 99, for: unmatched.chargeNo },
      ...{ outcome: 'wrongAmount', by: null },
    },
  ]);
  for (const { kind, id } of items) expect(await idsOf(kind)).toEqual([id]);
});

test('a recharge of a provider, an approved refund and what was decided wait for nobody', async () => {
  const before = await idsOf();
  const payer = await newMember(app);
  await openRecharge(payer);
  const sent = await paidRecharge(app, payer);
  await press(app, sent, 'refundLater');
  const { content } = await proposeCredit(finance, payer, { amount: 6000 });
  await postCredit(second, content.creditId);
  const reversal = (await proposeReversal(finance, requireRow(await creditedBy(content.creditId)))).content;
  await postReversal(second, reversal.reversalId);
  await approve(finance, await applied(payer, sent));
  expect(await idsOf()).toEqual(before);
});

async function creditedBy(id: string): Promise<string | null | undefined> {
  return (await db('credits').where({ id }).first())?.transactionNo;
}

test('a refund that was paid with another amount waits again, with what the provider says', async () => {
  const payer = await newMember(app);
  const reported = await applied(payer, await paidRecharge(app, payer));
  await db('refunds').where({ refundNo: reported }).update({ approvedAt: app.clock.now(), doubtFen: 9000 });
  const { items } = await todo({ kind: 'refund' });
  expect(items.find(({ id }) => id === reported)).toMatchObject({ amount: 100, reported: 90 });
  await db('refunds').where({ refundNo: reported }).update({ approvedAt: null, doubtFen: null });
});

test('a recharge whose credit waits is the credit alone', async () => {
  const waiting = await openManualRecharge(app, await newMember(app), 6000);
  expect(await idsOf('recharge')).toContain(waiting);
  const { content } = await confirmRecharge(finance, waiting, 'todo-1');
  expect(await idsOf('recharge')).not.toContain(waiting);
  const { items } = await todo({ kind: 'credit' });
  expect(items.find(({ id }) => id === content.credit?.creditId)).toMatchObject({
    for: waiting,
    amount: 6000,
  });
});

test('an unmatched payment whose credit waits is the credit alone, and one of another channel stays', async () => {
  const { member: payer, paymentId, serialNo } = await newUnmatched(app, { amount: 6000, cameFen: 590_000 });
  const other = await reportUnknown(app, { serialNo, channel: 'wechat' });
  expect(await idsOf('unmatched')).toEqual(expect.arrayContaining([paymentId, other.paymentId]));
  const { content } = await creditUnmatched(finance, paymentId);
  expect(await idsOf('unmatched')).not.toContain(paymentId);
  expect(await idsOf('unmatched')).toContain(other.paymentId);
  const { items } = await todo({ kind: 'credit' });
  const row = items.find(({ id }) => id === content.creditId);
  expect(row).toMatchObject({ amount: 5900, member: { userId: payer.userId } });
});

test('pages go through all kinds, also through those of one moment', async () => {
  for (let index = 0; index < 6; index += 1) {
    const payer = await newMember(app);
    await openManualRecharge(app, payer);
    await newUnmatched(app, { member: payer });
    await proposeCredit(finance, payer, { amount: 6000 });
    await proposeReversal(finance, (await proposeCredit(finance, payer)).content.transactionNo ?? '');
  }
  const all = await todo();
  const paged = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: typeof all = await todo({ pageSize: 10, after });
    paged.push(...page.items);
    after = page.next;
  }
  expect(all.total).toBeGreaterThan(24);
  expect(paged).toEqual(all.items);
  expect(new Set(paged.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.total);
});

test('what one has proposed does not count for oneself, unless nobody else could post it', async () => {
  const countFor = async (staff: TestMember) => (await staff.client.ok('GET /admin/todo', {})).wallets;
  const [mine, theirs] = [await countFor(finance), await countFor(second)];
  const { content } = await proposeCredit(finance, await newMember(app), { amount: 6000 });
  expect([await countFor(finance), await countFor(second)]).toEqual([mine, (theirs ?? 0) + 1]);
  await postCredit(second, content.creditId);
  await proposeReversal(finance, content.transactionNo ?? requireRow(await creditedBy(content.creditId)));
  expect([await countFor(finance), await countFor(second)]).toEqual([mine, (theirs ?? 0) + 1]);
  const owner = await newStaff(app, 'Owner');
  const before = (await countFor(owner)) ?? 0;
  await proposeCredit(owner, await newMember(app), { amount: 6000 });
  expect(await countFor(owner)).toBe(before);
  await db('users').whereIn('id', [finance.userId, second.userId]).update({ status: 'frozen' });
  expect(await countFor(owner)).toBe(before + 1);
  await db('users').whereIn('id', [finance.userId, second.userId]).update({ status: 'active' });
});
