import { expect, test } from 'vitest';
import { paidCharge } from '../../test/charges.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import {
  differenceOf,
  newMatching,
  paidWithNumber,
  resolve as resolveDifference,
} from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { applied, approve, reject } from '../../test/refunds.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const none = { count: 0, amount: 0 };
const nothingLater = { in: none, out: none, reversed: none };

const read = (of: string) => finance.client.ok('GET /admin/finance/day', { day: of });
const today = () => dayOf(app.clock.now());

const paid = async (amount: number) => (await paidWithNumber(app, await newMember(app), amount)).serialNo;

async function resolve(matchingId: string, serialNo: string, how: 'note' | 'reversal') {
  const { differenceId } = await differenceOf(finance, matchingId, serialNo);
  expect((await resolveDifference(finance, differenceId, how)).status).toBe('OK');
}

test('a credit that is corrected on a later day leaves both days with what their statements say', async () => {
  const first = today();
  const [less, whole] = [await paid(800), await paid(60)];
  await daysLater(app, day);
  const second = today();
  const own = await paid(25);
  const { matchingId } = await newMatching(finance, [`${less},750,`, `${whole},60,`], {
    ...{ from: first, to: first },
  });
  await resolve(matchingId, less, 'reversal');
  expect((await read(first)).channels).toEqual([
    {
      ...{ channel: 'alipay', in: { count: 2, amount: 860 }, out: none, reversed: none },
      ofEarlier: { reversed: none, corrected: none },
      later: { reversed: { count: 1, amount: 800 }, corrected: { count: 1, amount: 750 } },
      arrived: 810,
    },
  ]);
  expect((await read(second)).channels).toEqual([
    {
      ...{ channel: 'alipay', in: { count: 2, amount: 775 }, out: { count: 1, amount: 800 } },
      reversed: { count: 1, amount: 800 },
      ofEarlier: { reversed: { count: 1, amount: 800 }, corrected: { count: 1, amount: 750 } },
      later: { reversed: none, corrected: none },
      arrived: 25,
    },
  ]);
  const { sums } = await newMatching(finance, [`${own},25,`], { from: second, to: second });
  expect(sums.in.matched).toEqual({ count: 1, amount: 25 });
});

test('a credit that is reversed on its own day did not arrive on it', async () => {
  await daysLater(app, 3 * day);
  const [lost] = [await paid(40), await paid(10)];
  const { matchingId } = await newMatching(finance, [], { from: today(), to: today() });
  await resolve(matchingId, lost, 'reversal');
  const [alipay] = (await read(today())).channels;
  expect(alipay).toMatchObject({
    in: { count: 2, amount: 50 },
    reversed: { count: 1, amount: 40 },
    ofEarlier: { reversed: none, corrected: none },
    later: { reversed: none, corrected: none },
    arrived: 10,
  });
});

test('a credit that is corrected on its own day arrived with what its statement says', async () => {
  await daysLater(app, 3 * day);
  const less = await paid(90);
  const { matchingId } = await newMatching(finance, [`${less},80,`], { from: today(), to: today() });
  await resolve(matchingId, less, 'reversal');
  const [alipay] = (await read(today())).channels;
  expect(alipay).toMatchObject({
    in: { count: 2, amount: 170 },
    reversed: { count: 1, amount: 90 },
    ofEarlier: { reversed: none, corrected: none },
    later: { reversed: none, corrected: none },
    arrived: 80,
  });
});

test('a day that only corrects earlier days has nothing to compare', async () => {
  await daysLater(app, 3 * day);
  const first = today();
  const less = await paid(90);
  const { matchingId } = await newMatching(finance, [`${less},80,`], { from: first, to: first });
  await daysLater(app, day);
  await resolve(matchingId, less, 'reversal');
  expect(await read(today())).toMatchObject({ notCompared: [], matchings: [] });
  expect(await read(first)).toMatchObject({ notCompared: [], matchings: [{ matchingId }] });
});

test('a day statement says what waits now, and not what was decided', async () => {
  await daysLater(app, 3 * day);
  const member = await newMember(app);
  const recharge = (amount: number) =>
    finance.client.ok('POST /admin/wallets/recharge', {
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

test('a day names the latest comparison of each channel, with the differences of the day alone', async () => {
  await daysLater(app, 3 * day);
  const [first, second, third] = [today(), addDays(today(), 1), addDays(today(), 2)];
  const lost = await paid(40);
  await daysLater(app, day);
  await paid(15);
  await daysLater(app, day);
  const days = { from: first, to: third };
  const replaced = await newMatching(finance, ['old,1,'], days);
  const lines = [`a,3,${second} 10:00:00`, `b,4,${third}`, 'c,5,', `d,7,${addDays(third, 4)}`];
  const { matchingId } = await newMatching(finance, lines, days);
  await newMatching(finance, [], { ...days, channel: 'wechat' });
  await resolve(matchingId, lost, 'note');
  const shown = async (of: string) =>
    (await read(of)).matchings.map(({ matchingId: id, ofDay, ofRange }) => [
      ...[id, ofDay.differences - ofDay.resolved, ofDay.gap],
      ...[ofRange.differences, ofRange.gap],
    ]);
  expect(await shown(first)).toEqual([[matchingId, 0, -40, 2, 12]]);
  expect(await shown(second)).toEqual([[matchingId, 2, -12, 2, 12]]);
  expect(await shown(third)).toEqual([[matchingId, 1, 4, 2, 12]]);
  const before = await finance.client.ok('GET /admin/finance/matching', { matchingId: replaced.matchingId });
  expect(before.replacedBy).toBe(matchingId);
  expect((await finance.client.ok('GET /admin/finance/matching', { matchingId })).replacedBy).toBeNull();
});

test('a comparison during a day proves nothing that is booked later on it', async () => {
  await daysLater(app, 3 * day);
  const first = today();
  const before = [await paid(1000), await paid(400)];
  const { matchingId } = await newMatching(finance, [`${before[0]},1000,`, `${before[1]},390,`], {
    from: first,
    to: first,
  });
  const laterOf = async (of: string) => (await read(of)).matchings.map(({ bookedLater }) => bookedLater);
  // The reversal belongs to the comparison, and neither it nor its correction moves money at the provider.
  await resolve(matchingId, before[1] ?? '', 'reversal');
  expect(await laterOf(first)).toEqual([nothingLater]);
  await paid(300);
  const member = await newMember(app);
  await approve(finance, await applied(member, await paidCharge(app, member, 550), 50));
  const later = { in: { count: 2, amount: 850 }, out: { count: 1, amount: 50 }, reversed: none };
  expect(await laterOf(first)).toEqual([later]);
  await daysLater(app, day);
  await paid(70);
  expect(await laterOf(first)).toEqual([later]);
  const again = { from: first, to: today() };
  await newMatching(finance, [], again);
  expect(await laterOf(first)).toEqual([nothingLater]);
  await paid(20);
  expect(await laterOf(first)).toEqual([nothingLater]);
  expect(await laterOf(today())).toEqual([{ ...nothingLater, in: { count: 1, amount: 20 } }]);
});
