import { expect, test } from 'vitest';
import type { InputOf } from '../../contract/contract.ts';
import { postCredit, proposeCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import {
  confirmRecharge,
  openManualRecharge,
  openRecharge,
  paidRecharge,
  walletOf,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { reverse } from '../../test/reversals.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const member = await newMember(app);
const other = await newMember(app);

/** One after the other, in this order. */
const rows = {
  paid: await paidRecharge(app, member, 10),
  gift: await credit({ amount: 20, kind: 'gift' }),
  rejected: await credit({ amount: 7000 }),
  confirmed: await openManualRecharge(app, other, 6000),
  waiting: await credit({ amount: 8000, channel: 'wechat', serialNo: 'LIST-W' }, other),
  open: (await openRecharge(member, 30, 'wechat')).chargeNo,
  posted: await credit({ amount: 40, channel: 'wechat', serialNo: 'LIST-P' }),
};
await rejectCredit(second, rows.rejected);
const confirmation = await confirmRecharge(finance, rows.confirmed, 'LIST-C');
const names = new Map(Object.entries(rows).map(([name, id]) => [id, name]));

async function credit(money: object, who = member): Promise<string> {
  app.clock.advance(1);
  const { creditId } = (await proposeCredit(finance, who, money)).content;
  await daysLater(app, day);
  return creditId;
}

type Query = Partial<InputOf<'GET /admin/recharges/query'>>;
const query = (input: Query = {}) => finance.client.ok('GET /admin/recharges/query', input);
const found = async (input: Query) => (await query(input)).items.map(({ id }) => names.get(id)).join(' ');

test('recharges of members and credits of staff are one list, in which the credit of a recharge is no row', async () => {
  const { items, total } = await query();
  expect(total).toBe(7);
  expect(items.map(({ id }) => names.get(id))).toEqual(Object.keys(rows).reverse());
  const byName = Object.fromEntries(items.map((item) => [names.get(item.id), item]));
  expect(byName.paid).toMatchObject({
    by: 'member',
    state: 'done',
    status: 'SUCCESS',
    kind: null,
    proposedBy: null,
  });
  expect(byName.open).toMatchObject({
    by: 'member',
    state: 'processing',
    status: 'PENDING',
    channel: 'wechat',
  });
  expect(byName.confirmed).toMatchObject({
    by: 'member',
    state: 'waiting',
    status: 'PENDING',
    serialNo: null,
  });
  expect(byName.gift).toMatchObject({ by: 'staff', state: 'done', kind: 'gift', channel: null });
  expect(byName.rejected).toMatchObject({
    state: 'failed',
    status: 'REJECTED',
    channel: 'manual',
    amount: 7000,
  });
  expect(byName.waiting).toMatchObject({
    ...{ state: 'waiting', status: 'PROPOSED', serialNo: null, channel: 'wechat' },
    ...{ member: { userId: other.userId }, proposedBy: { userId: finance.userId } },
  });
  expect(byName.posted).toMatchObject({ state: 'done', status: 'POSTED', serialNo: 'LIST-P' });
});

test.each<[Query, string]>([
  [{ by: 'member' }, 'open confirmed paid'],
  [{ by: 'staff' }, 'posted waiting rejected gift'],
  [{ state: 'waiting' }, 'waiting confirmed'],
  [{ state: 'processing' }, 'open'],
  [{ state: 'done' }, 'posted gift paid'],
  [{ state: 'failed' }, 'rejected'],
  [{ channel: 'wechat' }, 'posted open waiting'],
  [{ channel: 'manual' }, 'rejected'],
  [{ channel: 'wechat', state: 'done', by: 'staff' }, 'posted'],
  [{ search: other.phone }, 'waiting confirmed'],
  [{ search: `member${member.phone}`, state: 'done' }, 'posted gift paid'],
  [{ search: rows.confirmed.toLowerCase() }, 'confirmed'],
  [{ search: 'list-p' }, 'posted'],
  [{ search: 'LIST-W' }, ''],
  [{ search: 'LIST-C' }, ''],
  [{ search: 'nobody' }, ''],
  [{ sort: '-amount' }, 'waiting rejected confirmed posted open gift paid'],
  [{ sort: 'amount', by: 'member' }, 'paid open confirmed'],
  [{ to: '2026-01-15' }, 'gift paid'],
  [{ from: '2026-01-16', to: '2026-01-17' }, 'waiting confirmed rejected'],
])('the filter %j finds: %s', async (input, expected) => {
  expect(await found(input)).toBe(expected);
  const { sort: _, ...filters } = input;
  const { count } = await finance.client.ok('GET /admin/recharges/sums', filters);
  expect(count).toBe(expected.split(' ').filter(Boolean).length);
});

test('the sums tell what is in the wallets from what is not yet, or never will be', async () => {
  const sums = await finance.client.ok('GET /admin/recharges/sums', {});
  expect(sums).toEqual({ done: 70, open: 14_030, failed: 7000, count: 7 });
  const { creditId = '' } = confirmation.content.credit ?? {};
  await postCredit(second, creditId, 'LIST-C');
  const ofMembers = await finance.client.ok('GET /admin/recharges/sums', { by: 'member' });
  expect(ofMembers).toEqual({ done: 6010, open: 30, failed: 0, count: 3 });
});

test('pages go through both kinds in the order of every sort', async () => {
  for (let index = 0; index < 20; index += 1) {
    await proposeCredit(finance, second, { amount: 1 });
    await paidRecharge(app, second, 1);
  }
  for (const sort of ['at', '-at', 'amount', '-amount'] as const) {
    const all = (await query({ sort, pageSize: 100 })).items;
    const paged = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof query>> = await query({ sort, pageSize: 10, after });
      paged.push(...page.items);
      after = page.next;
    }
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  }
});

test('what stays of a credit that was lowered is a row, so that the sum is what the wallets hold', async () => {
  const payer = await newMember(app);
  const paid = await paidRecharge(app, payer, 100);
  const { transactionNo } = requireRow(
    await app.services.db('ledgerTransactions').where({ chargeNo: paid }).first(),
  );
  app.clock.advance(1);
  await reverse([finance, second], transactionNo, 80);
  const { items } = await query({ search: payer.phone });
  expect(items).toMatchObject([
    { by: 'staff', amount: 80, state: 'done', kind: 'received', channel: 'alipay' },
    { by: 'member', amount: 100, state: 'failed', status: 'REVERSED' },
  ]);
  const sums = await finance.client.ok('GET /admin/recharges/sums', { search: payer.phone });
  expect(sums).toMatchObject({ done: 80, failed: 100 });
  expect((await walletOf(payer)).available).toBe(sums.done);
  const corrected = requireRow(
    await app.services
      .db('credits')
      .where({ id: items[0]?.id ?? '' })
      .first(),
  );
  await reverse([finance, second], corrected.transactionNo ?? '');
  expect(await finance.client.ok('GET /admin/recharges/sums', { search: payer.phone })).toMatchObject({
    done: 0,
  });
});
