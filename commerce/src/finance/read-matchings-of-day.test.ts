import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { differenceOf, discard, newMatching, paidWithNumber, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day, minute } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

const read = (of: string) => finance.client.ok('GET /admin/finance/day', { day: of });
const today = () => dayOf(app.clock.now());
const paid = async (amount: number) => (await paidWithNumber(app, await newMember(app), amount)).serialNo;
const compare = async (of: string, lines: string[]) =>
  (await newMatching(finance, lines, { from: of, to: of })).matchingId;

test('a day names its own latest comparison, and none of the day before or after', async () => {
  const first = today();
  const serialNo = await paid(40);
  await daysLater(app, day);
  const second = today();
  await paid(15);
  await compare(first, []);
  expect(await read(second)).toMatchObject({ matchings: [], notCompared: ['alipay'] });
  app.clock.advance(minute);
  const latest = await compare(first, [`${serialNo},40,`]);
  app.clock.advance(minute);
  const ofSecond = await compare(second, []);
  expect(await read(first)).toMatchObject({
    matchings: [{ matchingId: latest, ofDay: { differences: 0, gap: 0 } }],
    notCompared: [],
  });
  expect(await read(second)).toMatchObject({ matchings: [{ matchingId: ofSecond }], notCompared: [] });
});

test('all differences of a comparison of one day are of this day, whatever the statement says', async () => {
  await daysLater(app, day);
  const matchingId = await compare(today(), ['a,5,', 'b,3,2020-01-01 10:00:00', 'c,nothing,']);
  expect((await read(today())).matchings).toMatchObject([
    { matchingId, ofDay: { differences: 3, resolved: 0, gap: 8 }, ofRange: { differences: 0, gap: 0 } },
  ]);
});

test('what is booked before the days that were compared is a difference of the day in the statement', async () => {
  await daysLater(app, day);
  const early = await paid(40);
  await daysLater(app, 5 * day);
  const [first, second] = [today(), addDays(today(), 1)];
  await daysLater(app, day);
  await newMatching(finance, [`${early},40,${first} 10:00:00`], { from: first, to: second });
  const [{ ofDay, ofRange } = {}] = (await read(first)).matchings;
  expect({ ofDay, ofRange }).toMatchObject({
    ofDay: { differences: 1, gap: 40 },
    ofRange: { differences: 0 },
  });
});

test('a line that stands twice is a difference of its own day, not of the day of its first copy', async () => {
  await daysLater(app, 5 * day);
  const [first, second] = [today(), addDays(today(), 1)];
  const serialNo = await paid(40);
  await daysLater(app, day);
  await newMatching(finance, [`${serialNo},40,${first} 10:00:00`, `${serialNo},40,${second} 10:00:00`], {
    ...{ from: first, to: second },
  });
  expect((await read(first)).matchings).toMatchObject([{ ofDay: { differences: 0 } }]);
  expect((await read(second)).matchings).toMatchObject([{ ofDay: { differences: 1 } }]);
});

test('a reversal closes its part of the gap of the day', async () => {
  await daysLater(app, 5 * day);
  const serialNo = await paid(40);
  await paid(15);
  const matchingId = await compare(today(), []);
  expect((await read(today())).matchings).toMatchObject([{ ofDay: { differences: 2, gap: -55 } }]);
  await resolve(finance, (await differenceOf(finance, matchingId, serialNo)).differenceId, 'reversal');
  expect((await read(today())).matchings).toMatchObject([
    { ofDay: { differences: 2, resolved: 1, gap: -15 } },
  ]);
});

test('a comparison warns of a credit of the day that was reversed after it because of another comparison', async () => {
  await daysLater(app, 5 * day);
  const [of, lost, kept] = [today(), await paid(40), await paid(15)];
  const other = await newMatching(finance, [], { from: addDays(of, -1), to: of });
  app.clock.advance(minute);
  const proving = await compare(of, [`${lost},40,`, `${kept},15,`]);
  app.clock.advance(minute);
  const wrong = await compare(of, [`${kept},15,`]);
  const reversed = async () => (await read(of)).matchings.map(({ bookedLater }) => bookedLater.reversed);
  await resolve(finance, (await differenceOf(finance, other.matchingId, lost)).differenceId, 'reversal');
  expect(await reversed()).toEqual([{ count: 1, amount: 40 }]);
  await discard(finance, wrong);
  expect((await read(of)).matchings).toMatchObject([
    {
      ...{ matchingId: proving, matched: 2, gap: 0, ofDay: { differences: 0 } },
      bookedLater: { in: { count: 0 }, reversed: { count: 1, amount: 40 } },
    },
  ]);
  app.clock.advance(minute);
  await compare(of, [`${lost},40,`, `${kept},15,`]);
  expect(await reversed()).toEqual([{ count: 0, amount: 0 }]);
});

test('a comparison does not warn of a reversal of a credit that it did not count', async () => {
  await daysLater(app, 5 * day);
  const of = today();
  const seen = await compare(of, []);
  const smaller = await paid(40);
  await daysLater(app, day);
  const next = await compare(today(), [`${smaller},30,`]);
  await resolve(finance, (await differenceOf(finance, next, smaller)).differenceId, 'reversal');
  expect((await read(of)).matchings).toMatchObject([
    { matchingId: seen, bookedLater: { in: { count: 0 }, reversed: { count: 0 } } },
  ]);
});
