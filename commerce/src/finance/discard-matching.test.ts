import { expect, test } from 'vitest';
import { paidCharge } from '../../test/charges.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { differencesOf, discard, newMatching, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { requireRow } from '../../test/require-row.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const today = new Date(app.clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
const days = { from: today, to: today };

const open = async () => (await finance.client.ok('GET /admin/finance/matchings', { open: 'true' })).items;
const discarded = { httpStatus: 409, errorCode: 'FIN010' };

test('a discarded matching says who discarded it and why, and nothing of it waits any more', async () => {
  const { matchingId } = await newMatching(finance, ['wrong,1,'], days);
  expect((await open()).map((each) => each.matchingId)).toContain(matchingId);
  expect((await finance.client.ok('GET /admin/finance/day', { day: today })).matchings).toHaveLength(1);
  const { content } = await discard(finance, matchingId);
  expect(content.discarded).toMatchObject({ by: { userId: finance.userId }, reason: 'the wrong day' });
  expect(await open()).toEqual([]);
  expect((await finance.client.ok('GET /admin/finance/day', { day: today })).matchings).toEqual([]);
  const [difference] = await differencesOf(finance, matchingId);
  expect(await resolve(finance, difference?.differenceId ?? '', 'note')).toMatchObject(discarded);
  expect(await discard(finance, matchingId)).toMatchObject(discarded);
});

test('the file of a discarded matching may be compared again, without asking twice', async () => {
  const statement = 'serial_no,amount,time\nsame,1,';
  const compare = () =>
    finance.client.call('POST /admin/finance/match_statement', {
      ...{ requestId: crypto.randomUUID(), channel: 'alipay', statement, ...days },
    });
  const { content } = await compare();
  expect((await compare()).errorCode).toBe('FIN006');
  await discard(finance, content.matchingId);
  expect((await compare()).httpStatus).toBe(200);
});

test('a matching that led to a reversal stays, because it is the proof of it', async () => {
  await paidCharge(app, await newMember(app));
  const { matchingId } = await newMatching(finance, [], days);
  const lost = requireRow((await differencesOf(finance, matchingId)).at(-1));
  expect((await resolve(finance, lost.differenceId, 'reversal')).httpStatus).toBe(200);
  expect(await discard(finance, matchingId)).toMatchObject({ httpStatus: 409, errorCode: 'FIN011' });
});

test('a matching that is discarded while a credit is reversed because of it is one or the other', async () => {
  for (let round = 0; round < 6; round += 1) {
    await paidCharge(app, await newMember(app));
    const { matchingId } = await newMatching(finance, [], days);
    const lost = requireRow((await differencesOf(finance, matchingId)).at(-1));
    const answers = await race(
      round,
      () => discard(finance, matchingId),
      () => resolve(finance, lost.differenceId, 'reversal'),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  }
});
