import { beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { differencesOf, discard, newMatching, paidWithNumber, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { requireRow } from '../../test/require-row.ts';
import { dayOf } from '../calendar.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;

/** Each test has a day of its own, so that it sees no payments of other tests. */
let today = '';
async function nextDay() {
  await daysLater(app, day);
  today = dayOf(app.clock.now());
}
beforeAll(nextDay);

const match = (lines: string[]) => newMatching(finance, lines, { from: today, to: today });

test('a file that was matched before is recognized, and matched again only on purpose', async () => {
  await nextDay();
  const statement = `serial_no,amount,time\nfile-${today},1,`;
  const send = (changes: object) =>
    finance.client.call('POST /admin/finance/match_statement', {
      ...{ requestId: crypto.randomUUID(), channel: 'alipay', from: today, to: today, statement },
      ...changes,
    });
  const { content } = await send({ fileName: 'a.csv' });
  const crlf = `\uFEFF${statement.replaceAll('\n', '\r\n')}\r\n`;
  expect(await send({ fileName: 'b.csv', statement: crlf })).toMatchObject({
    errorCode: 'FIN006',
    details: { matchingId: content.matchingId },
  });
  expect((await send({ again: true })).status).toBe('OK');
  expect((await send({ channel: 'wechat' })).status).toBe('OK');
});

test('notes are taken over when a file is compared again, and the earlier comparison is replaced', async () => {
  await nextDay();
  await paidWithNumber(app, await newMember(app));
  const before = await match(['kept,1,', 'changed,2,', 'twice,3,', 'twice,3,', 'unreadable,abc,']);
  const found = await differencesOf(finance, before.matchingId);
  for (const { differenceId } of found.slice(0, -1)) await resolve(finance, differenceId, 'note');
  const colleague = await newStaff(app, 'Finance');
  const noted = await differencesOf(finance, before.matchingId);
  const { matchingId } = await newMatching(
    colleague,
    ['kept,1,', 'changed,2.5,', 'twice,3,', 'twice,3,', 'unreadable,abc,', 'kept,-1,'],
    { from: today, to: today },
  );
  const again = await differencesOf(finance, matchingId);
  expect(again.map(({ serialNo, outcome, resolution }) => [serialNo, outcome, resolution !== null])).toEqual([
    ['KEPT', 'missingHere', true],
    ['CHANGED', 'missingHere', false],
    ['TWICE', 'missingHere', true],
    ['TWICE', 'twice', true],
    [null, 'invalid', true],
    ['KEPT', 'missingHere', false],
    [expect.any(String), 'missingThere', false],
  ]);
  expect(again[0]?.resolution).toEqual(noted[0]?.resolution);
  const list = await finance.client.ok('GET /admin/finance/matchings', {});
  expect(list.items.slice(0, 2)).toMatchObject([
    { matchingId, resolved: 4, replacedBy: null },
    { matchingId: before.matchingId, resolved: 5, replacedBy: matchingId },
  ]);
  await discard(finance, matchingId);
  const { matchingId: third } = await match(['kept,1,']);
  expect((await differencesOf(finance, third))[0]?.resolution).toEqual(noted[0]?.resolution);
});

test('a reversal and the notes of other days are not taken over', async () => {
  await nextDay();
  const member = await newMember(app);
  const { serialNo } = await paidWithNumber(app, member);
  const [lost] = await differencesOf(finance, (await match([])).matchingId);
  await resolve(finance, lost?.differenceId ?? '', 'reversal');
  const [unknown] = await differencesOf(finance, (await match([`${serialNo},100,`])).matchingId);
  expect(unknown).toMatchObject({ serialNo, resolution: null });
  await resolve(finance, unknown?.differenceId ?? '', 'note');
  await nextDay();
  const [other] = await differencesOf(finance, (await match([`${serialNo},100,`])).matchingId);
  expect(other).toMatchObject({ serialNo, outcome: 'missingHere', resolution: null });
});

test('a statement with too many differences is not kept', async () => {
  const lines = Array.from({ length: 1001 }, (_, index) => `x-${index},1,`);
  const { count } = requireRow(await db('statementMatchings').count({ count: '*' }).first());
  const answer = await finance.client.call('POST /admin/finance/match_statement', {
    ...{ requestId: crypto.randomUUID(), channel: 'alipay', from: today, to: today },
    statement: ['serial_no,amount,time', ...lines].join('\n'),
  });
  expect(answer.errorCode).toBe('FIN007');
  expect(await db('statementMatchings').count({ count: '*' }).first()).toEqual({ count });
});

test('matchings, differences and resolutions are never changed', async () => {
  for (const table of ['statementMatchings', 'statementDifferences', 'differenceResolutions']) {
    await expect(bareKnex(db)(table).delete()).rejects.toThrow(/append-only/);
  }
});

test('lists are filtered, and the differences are exported', async () => {
  await nextDay();
  const { matchingId } = await match(['one,1,', 'two,-2,', 'three,abc,']);
  const list = (filters: object) =>
    finance.client.ok('GET /admin/finance/differences', { matchingId, ...filters });
  const [first] = (await list({})).items;
  await resolve(finance, first?.differenceId ?? '', 'note');
  expect((await list({ open: 'true' })).total).toBe(2);
  expect((await list({ open: 'false' })).total).toBe(1);
  expect((await list({ outcome: 'invalid' })).total).toBe(1);
  expect((await list({ side: 'out' })).total).toBe(1);
  const matchings = await finance.client.ok('GET /admin/finance/matchings', { open: 'true' });
  expect(matchings.items[0]).toMatchObject({ matchingId, differences: 3, resolved: 1 });
  const csv = await finance.client.file('GET /admin/finance/export_differences', { matchingId });
  expect(csv.trim().split('\n')).toHaveLength(4);
  const unknown = await finance.client.call('GET /admin/finance/differences', { matchingId: '999999' });
  expect(unknown.errorCode).toBe('FIN001');
});
