import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { paidRecharge } from '../../test/recharges.ts';
import { newReconciliation, paidWithNumber, reversed } from '../../test/reconciliations.ts';
import { applied, approve, reject } from '../../test/refunds.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const none = { count: 0, amount: 0 };

const read = (of: string) => finance.client.ok('GET /admin/finance/day', { day: of });
const today = () => dayOf(app.clock.now());
const paid = async (amount: number) => (await paidWithNumber(app, await newMember(app), amount)).serialNo;

test('a reversal stands apart from refunds, and what had arrived is a credit by staff', async () => {
  const [less, whole] = [await paid(800), await paid(60)];
  await daysLater(app, day);
  await reversed(app, finance, { serialNo: less, receivedFen: 75_000 });
  await reversed(app, finance, { serialNo: whole });
  const { channels, movements, opening, closing } = await read(today());
  expect(channels).toEqual([
    {
      ...{ channel: 'alipay', in: { count: 1, amount: 750 }, out: none },
      reversed: { count: 2, amount: 860 },
    },
  ]);
  const moved = movements.filter((each) => each.in.count + each.out.count + each.reversed.count > 0);
  expect(moved).toEqual([
    { kind: 'charged', in: none, out: none, reversed: { count: 2, amount: 860 } },
    { kind: 'recharged', in: { count: 1, amount: 750 }, out: none, reversed: none },
  ]);
  expect([opening, closing]).toEqual([860, 750]);
  const [bill] = await finance.client.ok('GET /admin/finance/bills', {
    by: 'day',
    from: today(),
    to: today(),
  });
  expect(bill).toMatchObject({ charged: -860, recharged: 750, liability: 750 });
  // Neither moves money at the provider.
  expect(await read(today())).toMatchObject({ notReconciled: [], reconciliations: [] });
});

test('a day statement says what waits now, and not what was decided', async () => {
  await daysLater(app, 3 * day);
  const member = await newMember(app);
  const recharge = (amount: number) =>
    finance.client.ok('POST /admin/credits/propose', {
      ...{ requestId: crypto.randomUUID(), userId: member.userId, amount, reason: 'cash' },
      kind: 'received',
    });
  await recharge(10);
  await recharge(6000);
  const { chargeNo: waiting } = await paidWithNumber(app, member, 30);
  const { chargeNo: rejected } = await paidWithNumber(app, member, 20);
  await applied(member, waiting);
  await reject(finance, await applied(member, rejected));
  expect((await read(today())).waiting).toEqual({
    proposals: { count: 1, amount: 6000 },
    refunds: { count: 1, amount: 30 },
  });
});

test('a day has the latest reconciliation of each channel, and names the channels without one', async () => {
  await daysLater(app, 3 * day);
  const first = today();
  await paid(40);
  expect(await read(first)).toMatchObject({ notReconciled: ['alipay'], reconciliations: [] });
  await newReconciliation(finance, ['old,1,'], { day: first });
  await daysLater(app, day);
  const lines = [`a,3,${first}`, `b,4,${today()}`];
  const { reconciliationId } = await newReconciliation(finance, lines, { day: first });
  await newReconciliation(finance, ['m,5,'], { day: first, channel: 'manual' });
  const shown = (await read(first)).reconciliations.map(({ channel, from, to, open }) => [
    ...[channel, from, to, open],
  ]);
  expect(shown).toEqual([
    ['alipay', first, addDays(first, 1), 3],
    ['manual', first, first, 1],
  ]);
  expect(await read(first)).toMatchObject({ notReconciled: [] });
  expect(await read(today())).toMatchObject({ reconciliations: [{ reconciliationId }] });
});

test('a reconciliation during a day proves nothing that is booked later on it', async () => {
  await daysLater(app, 3 * day);
  const first = today();
  const before = await paid(1000);
  await newReconciliation(finance, [`${before},1000,`], { day: first });
  const laterOf = async (of: string) =>
    (await read(of)).reconciliations.map(({ bookedLater }) => bookedLater);
  expect(await laterOf(first)).toEqual([0]);
  await paid(300);
  const member = await newMember(app);
  await approve(finance, await applied(member, await paidRecharge(app, member, 550), 50));
  expect(await laterOf(first)).toEqual([3]);
  await daysLater(app, day);
  await paid(70);
  expect(await laterOf(first)).toEqual([3]);
  await newReconciliation(finance, [`a,1,${first}`, `b,1,${today()}`], { day: first });
  expect(await laterOf(first)).toEqual([0]);
});
