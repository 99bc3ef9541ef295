import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { differenceOf, newMatching, paidWithNumber, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { requireRow } from '../../test/require-row.ts';
import { sealRows } from '../audit/seal.ts';
import { dayOf } from '../calendar.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const none = { count: 0, amount: 0 };
const today = () => dayOf(app.clock.now());

/** Reverses the credit of a payment, because the statement of `of` has only this amount of it. */
async function correct(serialNo: string, amount: number, of: string): Promise<void> {
  const { matchingId } = await newMatching(finance, [`${serialNo},${amount},`], { from: of, to: of });
  const { differenceId } = await differenceOf(finance, matchingId, serialNo);
  expect((await resolve(finance, differenceId, 'reversal')).status).toBe('OK');
}

const billOf = async (from: string, to = from) =>
  requireRow((await finance.client.ok('GET /admin/finance/bills', { by: 'day', from, to })).at(-1));

async function movementsOf(of: string) {
  const statement = await finance.client.ok('GET /admin/finance/day', { day: of });
  const fen = (amount: number) => Math.round(amount * 100);
  const net = statement.movements.reduce((sum, each) => sum + fen(each.in.amount) - fen(each.out.amount), 0);
  expect(fen(statement.opening) + net).toBe(fen(statement.closing));
  const bill = await billOf(of);
  expect(bill.liability).toBe(statement.closing);
  for (const { kind, in: into, out } of statement.movements) {
    if (kind === 'charged' || kind === 'recharged' || kind === 'corrections')
      expect(fen(bill[kind])).toBe(fen(into.amount) - fen(out.amount));
  }
  return new Map(statement.movements.map(({ kind, ...sums }) => [kind, sums]));
}

test('a correction is no recharge by staff on bills and day statements, before and after it is sealed', async () => {
  const first = today();
  const member = await newMember(app);
  const { serialNo } = await paidWithNumber(app, member);
  const recharge = { userId: member.userId, amount: 25, kind: 'received' as const, reason: 'cash' };
  await finance.client.ok('POST /admin/wallets/recharge', { requestId: crypto.randomUUID(), ...recharge });
  await correct(serialNo, 60, first);
  for (const sealed of [false, true]) {
    if (sealed) await sealRows(app.services.db, app.services.config);
    const movements = await movementsOf(first);
    expect(movements.get('charged')).toEqual({
      in: { count: 1, amount: 100 },
      out: { count: 1, amount: 100 },
      reversed: { count: 1, amount: 100 },
    });
    expect(movements.get('recharged')).toEqual({ in: { count: 1, amount: 25 }, out: none, reversed: none });
    expect(movements.get('corrections')).toEqual({ in: { count: 1, amount: 60 }, out: none, reversed: none });
    expect(await billOf(first)).toMatchObject({ charged: 0, recharged: 25, corrections: 60, liability: 85 });
  }
});

test('what is taken back of a correction and credited instead counts as corrections of that day', async () => {
  await daysLater(app, day);
  const first = today();
  const { serialNo } = await paidWithNumber(app, await newMember(app));
  await correct(serialNo, 60, first);
  await daysLater(app, day);
  const second = today();
  await correct(serialNo, 50, first);
  expect((await movementsOf(first)).get('corrections')).toEqual({
    ...{ in: { count: 1, amount: 60 }, out: none, reversed: none },
  });
  const movements = await movementsOf(second);
  expect(movements.get('corrections')).toEqual({
    in: { count: 1, amount: 50 },
    out: { count: 1, amount: 60 },
    reversed: { count: 1, amount: 60 },
  });
  expect(movements.get('recharged')).toEqual({ in: none, out: none, reversed: none });
  expect(await billOf(first, second)).toMatchObject({ recharged: 0, corrections: -10 });
});

test('the file of the bills has a column of corrections', async () => {
  const [from, to] = [today(), today()];
  const csv = await finance.client.file('GET /admin/finance/export_bills', { by: 'day', from, to });
  const [head = '', row = ''] = csv.trim().split('\n');
  expect(row.split(',')[head.split(',').indexOf('更正入账（元）')]).toBe('-10.00');
});
