import { beforeAll, expect, test } from 'vitest';
import { walletOf } from '../../test/charges.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { differenceOf, discard, newMatching, paidWithNumber, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { race } from '../../test/races/race.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day } from '../clock.ts';
import { keepMatching } from './keep-matching.ts';
import { matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;

let member: TestMember;
beforeAll(async () => {
  member = await newMember(app);
});

/** A payment of ¥100 on a day of its own, and a comparison of this day and the one before that lacks the payment. */
async function lacking() {
  await daysLater(app, 3 * day);
  const today = dayOf(app.clock.now());
  const { serialNo } = await paidWithNumber(app, member);
  const { matchingId } = await newMatching(finance, [], { from: addDays(today, -1), to: today });
  const { differenceId } = await differenceOf(finance, matchingId, serialNo);
  return { today, serialNo, reverse: () => resolve(finance, differenceId, 'reversal') };
}

const stating = (serialNo: string, amount: number, of: string) =>
  newMatching(finance, [`${serialNo},${amount},`], { from: of, to: of });

const proving = (serialNo: string, of: string) => stating(serialNo, 100, of);

test('a credit that a standing comparison of other days matched is not reversed', async () => {
  const { today, serialNo, reverse } = await lacking();
  const before = await walletOf(member);
  const { matchingId } = await proving(serialNo, today);
  expect(await reverse()).toMatchObject({
    ...{ httpStatus: 409, errorCode: 'FIN016', details: { matchingId, days: today } },
  });
  expect(await walletOf(member)).toEqual(before);
  await discard(finance, matchingId);
  expect((await reverse()).status).toBe('OK');
});

test('a comparison of the next day proves a payment near midnight too', async () => {
  const { today, serialNo, reverse } = await lacking();
  await daysLater(app, day);
  const { matchingId } = await proving(serialNo, addDays(today, 1));
  expect(await reverse()).toMatchObject({ errorCode: 'FIN016', details: { matchingId } });
});

test('a comparison of a later day proves a payment that the bank dates days later, until it is replaced', async () => {
  const { today, serialNo, reverse } = await lacking();
  const before = await walletOf(member);
  await daysLater(app, 3 * day);
  const later = addDays(today, 3);
  const { matchingId, sums } = await proving(serialNo, later);
  expect(sums.in.otherDay.count).toBe(1);
  expect(await reverse()).toMatchObject({ errorCode: 'FIN016', details: { matchingId, days: later } });
  expect(await walletOf(member)).toEqual(before);
  await newMatching(finance, [], { from: later, to: later });
  expect((await reverse()).status).toBe('OK');
});

test('a comparison with less than was credited proves this much, until it is discarded', async () => {
  const { today, serialNo, reverse } = await lacking();
  const { matchingId } = await stating(serialNo, 90, today);
  expect(await reverse()).toMatchObject({ errorCode: 'FIN016', details: { matchingId } });
  await discard(finance, matchingId);
  expect((await reverse()).status).toBe('OK');
});

test('a reversal leaves the most that a comparison has of the payment', async () => {
  const { today, serialNo } = await lacking();
  const before = await walletOf(member);
  const less = await stating(serialNo, 90, today);
  const tomorrow = addDays(today, 1);
  await daysLater(app, day);
  const more = await stating(serialNo, 95, tomorrow);
  const reverseIn = async (matchingId: string) =>
    resolve(finance, (await differenceOf(finance, matchingId, serialNo)).differenceId, 'reversal');
  const { matchingId } = more;
  expect(await reverseIn(less.matchingId)).toMatchObject({ errorCode: 'FIN016', details: { matchingId } });
  expect((await reverseIn(matchingId)).status).toBe('OK');
  expect(await walletOf(member)).toEqual({ ...before, available: before.available - 5 });
});

test('a comparison that was replaced proves nothing', async () => {
  const { today, serialNo, reverse } = await lacking();
  await proving(serialNo, today);
  await newMatching(finance, [], { from: today, to: today });
  expect((await reverse()).status).toBe('OK');
});

test.each([
  ['matched', 0],
  ['otherDay', 3],
])(
  'a comparison that has a payment as %s, before its reversal, is not kept after it',
  async (outcome, later) => {
    const { today, serialNo, reverse } = await lacking();
    await daysLater(app, later * day);
    const compareOn = addDays(today, later);
    const of = { channel: 'alipay', from: compareOn, to: compareOn } as const;
    const lastPosting = await readLastPosting(db);
    const statement = `serial_no,amount,time\n${serialNo},100,`;
    const at = app.clock.now();
    const input = { ...of, statement, again: true, language: 'en', lastPosting, at } as const;
    const compared = await matchStatement(db, input);
    expect(compared.matching.lines).toMatchObject([{ outcome }]);
    expect((await reverse()).status).toBe('OK');
    const about = { ...of, fileName: '', fingerprint: serialNo, matchedBy: finance.userId, at, lastPosting };
    const kept = db.transaction((trx) => keepMatching(trx, compared, about));
    await expect(kept).rejects.toMatchObject({ errorName: 'reversedMeanwhile' });
  },
);

test('no payment is both matched and reversed when both happen at the same moment', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { today, serialNo, reverse } = await lacking();
    const statement = `serial_no,amount,time\n${serialNo},100,`;
    const compare = { channel: 'alipay', from: today, to: today, statement } as const;
    const [compared, reversed] = await race(
      round,
      () =>
        finance.client.call('POST /admin/finance/match_statement', {
          ...{ requestId: crypto.randomUUID(), ...compare },
        }),
      reverse,
    );
    const isMatched = compared.status === 'OK' && compared.content.sums.in.matched.count === 1;
    expect([isMatched, reversed.status === 'OK']).toContain(true);
    expect(isMatched && reversed.status === 'OK').toBe(false);
    expect(['FIN019', undefined]).toContain(compared.errorCode);
    expect(['FIN016', undefined]).toContain(reversed.errorCode);
  }
});
