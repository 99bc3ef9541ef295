import { expect, test } from 'vitest';
import { proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import {
  differenceOf,
  differencesOf,
  newReconciliation,
  note,
  paidWithNumber,
  reconciledPayments,
  reversed,
} from '../../test/reconciliations.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day as dayMs } from '../clock.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { noteSettled } from './add-notes.ts';
import { findProof } from './find-proof.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;
const today = () => dayOf(app.clock.now());
const nextDay = () => daysLater(app, 3 * dayMs);

const paid = async (amount: number) => paidWithNumber(app, await newMember(app), amount);
const csv = (...lines: string[]) => ['serial_no,amount,time', ...lines].join('\n');
const reconcile = (statement: string, changes: object = {}) =>
  finance.client.call('POST /admin/finance/reconcile', {
    ...{ requestId: crypto.randomUUID(), channel: 'alipay', day: today(), statement },
    ...changes,
  });
const read = (reconciliationId: string) =>
  finance.client.ok('GET /admin/finance/reconciliation', { reconciliationId });
const openIds = async () =>
  (await finance.client.ok('GET /admin/finance/reconciliations', { open: 'true' })).items.map(
    ({ reconciliationId }) => reconciliationId,
  );

test('the days are those of the lines, and a repeated request gets the first answer', async () => {
  await nextDay();
  const last = today();
  const first = addDays(last, -2);
  const requestId = crypto.randomUUID();
  const statement = csv(`a,1,${last} 08:00`, `b,2,${first} 23:59`);
  const { content } = await reconcile(statement, { requestId });
  expect(content).toMatchObject({ from: first, to: last, layout: 'plain', matched: 0, open: 2, gap: 3 });
  expect((await reconcile(statement, { requestId })).content).toEqual(content);
  expect(await reconcile(statement)).toMatchObject({
    errorCode: 'FIN006',
    details: { reconciliationId: content.reconciliationId },
  });
});

test.each([
  ['days that do not contain the day', () => csv(`a,1,${addDays(today(), -9)}`), 'FIN014', true],
  ['no readable line', () => csv('a,x,'), 'FIN017', true],
  ['days that have not begun', () => csv(`a,1,${addDays(today(), 1)}`, `b,1,${today()}`), 'FIN016', false],
  ['more than 92 days', () => csv(`a,1,${addDays(today(), -92)}`, `b,1,${today()}`), 'WAL005', false],
  [
    'more than 1,000 differences',
    () => csv(...Array.from({ length: 1001 }, (_, index) => `n${index},1,`)),
    'FIN007',
    false,
  ],
] as const)('a file with %s is refused', async (_, write, errorCode, mayRepeat) => {
  await nextDay();
  expect(await reconcile(write())).toMatchObject({ errorCode });
  const again = await reconcile(write(), { again: true });
  expect(again.status).toBe(mayRepeat ? 'OK' : 'ERROR');
});

test('a payment of the day before or after proves the statement, and one of another day does not', async () => {
  await nextDay();
  const [near, far] = [await paid(20), await paid(30)];
  await daysLater(app, dayMs);
  const kept = await newReconciliation(finance, [`${near.serialNo},20,`], { day: today() });
  expect(kept).toMatchObject({ matched: 1, differences: 0 });
  await daysLater(app, dayMs);
  const { reconciliationId } = await newReconciliation(finance, [`${far.serialNo},30,`], { day: today() });
  const found = await differenceOf(finance, reconciliationId, far.serialNo);
  expect(found).toMatchObject({ outcome: 'otherDay', ourAmount: 30, transactionNo: far.transactionNo });
  expect((await read(reconciliationId)).gap).toBe(30);
});

test('a note closes a difference and explains its part of the gap, which stays, and a second note is refused', async () => {
  await nextDay();
  const { reconciliationId } = await newReconciliation(finance, ['a,5,', 'b,7,'], { day: today() });
  const { lineId } = await differenceOf(finance, reconciliationId, 'A');
  const answers = await Promise.all([note(finance, lineId), note(finance, lineId)]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(await note(finance, lineId)).toMatchObject({ errorCode: 'FIN003' });
  expect(await read(reconciliationId)).toMatchObject({ differences: 2, open: 1, gap: 12, unexplained: 7 });
  expect(await openIds()).toContain(reconciliationId);
  await note(finance, (await differenceOf(finance, reconciliationId, 'B')).lineId);
  expect(await openIds()).not.toContain(reconciliationId);
});

test('a newer reconciliation of the same days takes over the notes, and nothing waits in the older one', async () => {
  await nextDay();
  const of = { day: today() };
  const old = await newReconciliation(finance, ['a,5,', 'b,7,', 'c,x,'], of);
  const explained = await differenceOf(finance, old.reconciliationId, 'A');
  await note(finance, explained.lineId);
  const left = await differenceOf(finance, old.reconciliationId, 'B');
  const kept = await newReconciliation(finance, ['a,5,', 'b,8,', 'c,x,'], of);
  expect(kept).toMatchObject({ differences: 3, open: 2, replacedBy: null });
  expect((await differenceOf(finance, kept.reconciliationId, 'A')).note).toMatchObject({
    reason: 'looked into it',
  });
  const { reconciliationId } = kept;
  expect(await read(old.reconciliationId)).toMatchObject({ open: 0, replacedBy: reconciliationId });
  expect(await note(finance, left.lineId)).toMatchObject({
    errorCode: 'FIN015',
    details: { reconciliationId },
  });
  // Another channel or other days replace nothing.
  await newReconciliation(finance, ['a,5,'], { ...of, channel: 'wechat' });
  expect((await read(reconciliationId)).replacedBy).toBeNull();
});

test('of two that are kept at once, one replaces the other', async () => {
  await nextDay();
  const of = { day: today() };
  const kept = await Promise.all(
    ['a,1,', 'b,1,', 'c,1,'].map((line) => newReconciliation(finance, [line], of)),
  );
  const now = await Promise.all(kept.map(({ reconciliationId }) => read(reconciliationId)));
  expect(now.filter(({ replacedBy }) => replacedBy === null)).toHaveLength(1);
  expect(now.map(({ open }) => open).sort()).toEqual([0, 0, 1]);
});

test('a transaction of the stated amount explains a difference', async () => {
  await nextDay();
  const less = await paid(90);
  const lines = [`${less.serialNo},80,`, 'NEW-1,60,', 'NEW-1,60,'];
  const { reconciliationId, gap } = await newReconciliation(finance, lines, { day: today() });
  expect(gap).toBe(110);
  const about = { staffId: finance.userId, at: app.clock.now(), reason: 'lowered' };
  await db.transaction(async (trx) => {
    const { transactionNo } = less;
    await noteSettled(trx, {
      ...about,
      about: { transactionNo },
      bookedFen: 7000,
      settledBy: 'JT000000000000000003',
    });
    await noteSettled(trx, {
      ...about,
      about: { transactionNo },
      bookedFen: 8000,
      settledBy: 'JT000000000000000001',
    });
    const payment = { channel: 'alipay', serialNo: 'NEW-1' } as const;
    await noteSettled(trx, {
      ...about,
      about: payment,
      bookedFen: 400_000,
      settledBy: 'JT000000000000000004',
    });
    await noteSettled(trx, { ...about, about: payment, bookedFen: 6000, settledBy: 'JT000000000000000002' });
  });
  expect(await read(reconciliationId)).toMatchObject({ differences: 3, open: 1, gap: 110, unexplained: 60 });
  const found = await differencesOf(finance, reconciliationId);
  expect(found.map(({ outcome, note: written }) => [outcome, written?.transactionNo])).toEqual([
    ['amountDiffers', 'JT000000000000000001'],
    ['missingHere', 'JT000000000000000002'],
    ['twice', undefined],
  ]);
});

test('a standing reconciliation that shows the payment of a credit is its proof', async () => {
  await nextDay();
  const [whole, less, absent] = [await paid(50), await paid(90), await paid(70)];
  const of = { day: today() };
  const proofOf = async ({ transactionNo }: { transactionNo: string }, receivedFen = 0) =>
    (await findProof(db, transactionNo, receivedFen))?.reconciliationId ?? null;
  expect(await proofOf(whole)).toBeNull();
  const lines = [`${whole.serialNo},50,`, `${less.serialNo},80,`];
  const { reconciliationId } = await newReconciliation(finance, lines, of);
  expect(await proofOf(whole)).toBe(reconciliationId);
  expect(await proofOf(less, 7999)).toBe(reconciliationId);
  expect(await proofOf(less, 8000)).toBeNull();
  expect(await proofOf(absent)).toBeNull();
  await newReconciliation(finance, [`${less.serialNo},90,`], of);
  expect(await proofOf(whole)).toBeNull();
});

test('the lines that agree name their transaction and member, and take no note', async () => {
  const { reconciliationId } = await reconciledPayments(app, finance, 3);
  const { items } = await finance.client.ok('GET /admin/finance/lines', {
    reconciliationId,
    show: 'matched',
  });
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({
    ...{ line: 2, outcome: 'matched', theirAmount: 1, ourAmount: 1, member: { userId: finance.userId } },
    transactionNo: expect.stringMatching(/^JT/),
  });
  expect(await note(finance, items[0]?.lineId ?? '')).toMatchObject({ errorCode: 'FIN002' });
});

test('a payment that the statement of the evening shows is not missing on the day of its booking', async () => {
  await nextDay();
  const late = await paid(20);
  const evening = dayOf(app.clock.now() - dayMs);
  await newReconciliation(finance, [`${late.serialNo},20,`], { day: evening });
  expect(await newReconciliation(finance, [], { day: today() })).toMatchObject({ differences: 0, gap: 0 });
  // Read again without the payment, the statement of the evening proves nothing any more.
  await newReconciliation(finance, ['x,1,'], { day: evening });
  expect(await newReconciliation(finance, [], { day: today() })).toMatchObject({ differences: 1, gap: -20 });
});

test('what a lowered credit left to the member is a difference if the statement lacks the payment', async () => {
  await nextDay();
  const lowered = await paid(68);
  await reversed(app, finance, { serialNo: lowered.serialNo, receivedFen: 6000 });
  expect(await newReconciliation(finance, [], { day: today() })).toMatchObject({ differences: 1, gap: -60 });
});

test('a note of a transaction that was reversed is not carried over', async () => {
  await nextDay();
  const { serialNo, transactionNo } = await paid(60);
  const of = { day: dayOf(app.clock.now() - 200 * dayMs) };
  const { reconciliationId } = await newReconciliation(finance, [`${serialNo},60,`], of);
  const [difference] = await differencesOf(finance, reconciliationId);
  await db.transaction((trx) =>
    noteSettled(trx, {
      ...{ about: { transactionNo }, bookedFen: 6000, settledBy: transactionNo },
      ...{ staffId: finance.userId, at: app.clock.now(), reason: 'credited late' },
    }),
  );
  expect(difference?.outcome).toBe('otherDay');
  expect(await newReconciliation(finance, [`${serialNo},60,`], of)).toMatchObject({
    open: 0,
    unexplained: 0,
  });
  await reversed(app, finance, { serialNo });
  expect(await newReconciliation(finance, [`${serialNo},60,`], of)).toMatchObject({
    open: 1,
    unexplained: 60,
  });
});

test('a credit that settled a line of an altered statement does not explain that the genuine one lacks it', async () => {
  await nextDay();
  const [of, serialNo] = [{ day: today() }, newSerialNo()];
  const altered = await newReconciliation(finance, [`${serialNo},260,`], of);
  const money = { channel: 'alipay', serialNo, amount: 260 } as const;
  const { content } = await proposeCredit(finance, await newMember(app), money);
  expect(await read(altered.reconciliationId)).toMatchObject({ open: 0, gap: 260, unexplained: 0 });
  const genuine = await newReconciliation(finance, [], of);
  expect(genuine).toMatchObject({ open: 1, gap: -260, unexplained: -260 });
  const { transactionNo } = content;
  const missing = { outcome: 'missingThere', transactionNo, note: null };
  expect(await differenceOf(finance, genuine.reconciliationId, serialNo)).toMatchObject(missing);
});

test('a line that was credited on another day stays explained when its statement is compared again', async () => {
  await nextDay();
  const of = { day: addDays(today(), -20) };
  const line = 'LATE-1,70,';
  await newReconciliation(finance, [line], of);
  const money = { channel: 'alipay', serialNo: 'LATE-1', amount: 70 } as const;
  await proposeCredit(finance, await newMember(app), money);
  const again = await newReconciliation(finance, [line], of);
  expect(again).toMatchObject({ differences: 1, open: 0, unexplained: 0 });
  const other = await newReconciliation(finance, ['LATE-1,80,'], of);
  expect(other).toMatchObject({ differences: 1, open: 1, unexplained: 80 });
});

test('a payment that the statement of its own day shows is missing in a statement of more days without it', async () => {
  await nextDay();
  const { serialNo } = await paid(20);
  await newReconciliation(finance, [`${serialNo},20,`], { day: today() });
  const { reconciliationId } = await newReconciliation(finance, [
    `x1,1,${addDays(today(), -1)} 10:00`,
    `x2,1,${today()} 10:00`,
  ]);
  expect(await differenceOf(finance, reconciliationId, serialNo)).toMatchObject({ outcome: 'missingThere' });
});

test('the answer says what came by hand without a number and could not be compared', async () => {
  await nextDay();
  const { userId } = await newMember(app);
  for (const money of [{ amount: 30 }, { amount: 40 }, { amount: 50, serialNo: 'BY-HAND' }])
    await proposeCredit(finance, { userId }, money);
  await proposeCredit(finance, { userId }, { amount: 60, kind: 'gift' });
  const { content } = await reconcile(csv('BY-HAND,50,'), { channel: 'manual' });
  expect(content).toMatchObject({ matched: 1, open: 0, unnumbered: { count: 2, amount: 70 } });
});
