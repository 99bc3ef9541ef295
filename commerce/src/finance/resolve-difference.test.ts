import { beforeAll, expect, test } from 'vitest';
import { notify, openCharge, statusOf, walletOf } from '../../test/charges.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { differencesOf, discard, newMatching, paidWithNumber, resolve } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import { applied, apply } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day } from '../clock.ts';
import { newSerialNo } from '../payments/sandbox.ts';

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

/** Every credit of today is missing in an empty statement. */
async function missing() {
  const { matchingId } = await match([]);
  return { matchingId, ...requireRow((await differencesOf(finance, matchingId)).at(-1)) };
}

test('five planted differences are found, resolved, and the books are in order afterwards', async () => {
  await nextDay();
  const member = await newMember(app);
  const [same, less, gone] = [
    await paidWithNumber(app, member),
    await paidWithNumber(app, member, 50),
    await paidWithNumber(app, member, 30),
  ];
  const { chargeNo } = await paidWithNumber(app, member, 20);
  const refundNo = await applied(member, chargeNo);
  const owner = await newStaff(app, 'Owner');
  const approval = { requestId: crypto.randomUUID(), refundNo, reason: 'fine' };
  await owner.client.ok('POST /admin/refunds/approve', approval);
  const refunded = requireRow(await db('charges').where({ chargeNo }).first());
  const { matchingId } = await match([
    `${same.serialNo},100,`,
    `${less.serialNo},49.5,`,
    'unknown-here,8,',
    `${refunded.serialNo},20,`,
    'unreadable,abc,',
  ]);
  const found = await differencesOf(finance, matchingId);
  expect(found.map(({ outcome, side, reversal }) => [outcome, side, reversal])).toEqual([
    ['amountDiffers', 'in', 'possible'],
    ['missingHere', 'in', 'none'],
    ['invalid', null, 'none'],
    ['missingThere', 'in', 'possible'],
    ['missingThere', 'out', 'none'],
  ]);
  const [differs, , unreadable, lost, back] = found;
  expect(unreadable).toMatchObject({ line: 6, problem: 'amount', text: 'unreadable,abc,' });
  expect(differs).toMatchObject({ theirAmount: 49.5, ourAmount: 50, chargeNo: less.chargeNo });
  expect(lost).toMatchObject({ ourAmount: 30, chargeNo: gone.chargeNo, member: { userId: member.userId } });
  expect(back).toMatchObject({ refundNo, ourAmount: 20 });
  const first = await finance.client.ok('GET /admin/finance/matching', { matchingId });
  expect(first).toMatchObject({ gap: -2.5, gapAtFirst: -2.5 });
  expect(first.totals).toEqual({
    in: { statement: 177.5, books: 200, reversed: 0 },
    out: { statement: 0, books: 20, reversed: 0 },
  });
  const early = await resolve(finance, differs?.differenceId ?? '', 'reversal');
  expect(early).toMatchObject({ httpStatus: 409, errorCode: 'FIN018' });
  for (const { differenceId, reversal } of [...found].sort((a, b) => a.reversal.localeCompare(b.reversal))) {
    const answer = await resolve(finance, differenceId, reversal === 'possible' ? 'reversal' : 'note');
    expect(answer.status).toBe('OK');
    expect(await finance.client.ok('GET /admin/finance/difference', { differenceId })).toEqual(
      answer.content,
    );
  }
  const [logged] = await readLog(db, { object: `charge:${less.chargeNo}`, action: 'finance/resolve' });
  expect(JSON.parse(logged?.circumstances ?? '')).toMatchObject({
    ...{ matchingId, outcome: 'amountDiffers', theirAmount: 49.5, ourAmount: 50 },
  });
  expect(logged?.before).toBe('null');
  const detail = await finance.client.ok('GET /admin/finance/matching', { matchingId });
  expect(detail).toMatchObject({ matched: 2, differences: 5, resolved: 5, invalidLines: 1 });
  expect(detail).toMatchObject({ gap: 28, gapAtFirst: -2.5 });
  expect(detail.totals.in).toEqual({ statement: 177.5, books: 200, reversed: -30.5 });
  const { items } = await finance.client.ok('GET /admin/finance/query', { from: today, to: today });
  const reversed = items.flatMap(({ reverses }) => reverses ?? []);
  expect(reversed.sort()).toEqual([differs?.transactionNo, lost?.transactionNo].sort());
  const statement = await finance.client.ok('GET /admin/finance/day', { day: today });
  expect(statement.matchings).toMatchObject([{ matchingId, differences: 5, resolved: 5 }]);
  expect(statement.movements.find(({ kind }) => kind === 'charged')).toEqual({
    kind: 'charged',
    in: { count: 4, amount: 200 },
    out: { count: 2, amount: 80 },
    reversed: { count: 2, amount: 80 },
  });
  const throughChannels = statement.channels.find(({ reversed }) => reversed.count > 0);
  expect(throughChannels).toMatchObject({ channel: 'alipay', reversed: { count: 2, amount: 80 } });
  const net = statement.movements.reduce((sum, { in: into, out }) => sum + into.amount - out.amount, 0);
  expect(statement.opening + net).toBeCloseTo(statement.closing, 5);
  const eve = new Date(Date.parse(today) - day).toISOString().slice(0, 10);
  const before = await finance.client.ok('GET /admin/finance/day', { day: eve });
  expect(before.matchings).toEqual([]);
  expect(await walletOf(member)).toEqual({ available: 149.5, frozen: 0 });
  expect([await statusOf(member, less.chargeNo), await statusOf(member, gone.chargeNo)]).toEqual([
    'FAILED',
    'FAILED',
  ]);
  expect(await audit(db)).toEqual([]);

  // Matched again, the same statement has only the difference that a reversal can't correct.
  const again = await match([`${same.serialNo},100,`, `${less.serialNo},49.5,`, `${refunded.serialNo},20,`]);
  expect(again.sums.in.matched).toEqual({ count: 3, amount: 169.5 });
  expect(again.missingThere.map(({ side }) => side)).toEqual(['out']);
});

test('a member sees the credit, its reversal and the correction, and the sums of the wallet follow', async () => {
  await nextDay();
  const member = await newMember(app);
  const { serialNo } = await paidWithNumber(app, member);
  const { matchingId } = await match([`${serialNo},60,`]);
  const { differenceId } = requireRow((await differencesOf(finance, matchingId))[0]);
  await resolve(finance, differenceId, 'reversal');
  const { items } = await member.client.ok('GET /wallet/records', {});
  expect(items.map(({ scene, amount, balanceAfter }) => [scene, amount, balanceAfter])).toEqual([
    ['CHARGE_MARKET', 60, 60],
    ['CHARGE', -100, 0],
    ['CHARGE', 100, 100],
  ]);
  const totals = await db('walletTotals').where({ userId: member.userId }).first();
  expect(totals).toMatchObject({ rechargedFen: 6000, balanceFen: 6000 });
  const bills = await finance.client.ok('GET /admin/finance/bills', { by: 'day', from: today, to: today });
  expect(bills).toMatchObject([{ charged: 0, recharged: 0, corrections: 60 }]);
});

test('a reversal that is sent twice at once is booked once', async () => {
  await nextDay();
  const member = await newMember(app);
  await paidWithNumber(app, member);
  const { differenceId } = await missing();
  const requestId = crypto.randomUUID();
  const same = await Promise.all([1, 2].map(() => resolve(finance, differenceId, 'reversal', { requestId })));
  expect(same.map(({ status }) => status)).toEqual(['OK', 'OK']);
  expect((await resolve(finance, differenceId, 'reversal')).errorCode).toBe('FIN003');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('the same credit in two matchings is reversed once, even at the same moment', async () => {
  await nextDay();
  const member = await newMember(app);
  await paidWithNumber(app, member);
  // Comparisons of the same days would replace each other.
  const eve = await newMatching(finance, [], { from: addDays(today, -1), to: today });
  const ofEve = requireRow((await differencesOf(finance, eve.matchingId)).at(-1));
  const twins = [{ ...ofEve, matchingId: eve.matchingId }, await missing()];
  const answers = await Promise.all(
    twins.map(({ differenceId }) => resolve(finance, differenceId, 'reversal')),
  );
  const refusals = answers.map(({ errorCode }) => errorCode).filter(Boolean);
  expect(refusals).toHaveLength(1);
  expect(['FIN004', 'CHG002']).toContain(refusals[0]);
  const seen = await Promise.all(twins.map(({ matchingId }) => differencesOf(finance, matchingId)));
  const ofBoth = seen.map((each) => each.at(-1)?.reversal);
  expect(ofBoth).toEqual(['none', 'none']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('money that is spent or frozen is not taken back', async () => {
  await nextDay();
  const member = await newMember(app);
  const { chargeNo } = await paidWithNumber(app, member);
  const { matchingId, differenceId, version } = await missing();
  const refundNo = await applied(member, chargeNo, 40);
  const [seen] = await differencesOf(finance, matchingId);
  expect(seen?.reversal).toBe('spent');
  const answer = await resolve(finance, differenceId, 'reversal', { version });
  expect(answer).toMatchObject({ errorCode: 'FIN005', details: { leftYuan: 60 } });
  expect(await walletOf(member)).toEqual({ available: 60, frozen: 40 });
  const rejection = { requestId: crypto.randomUUID(), refundNo, reason: 'the money never came' };
  await finance.client.ok('POST /admin/refunds/reject', rejection);
  expect((await resolve(finance, differenceId, 'reversal')).status).toBe('OK');
  expect((await apply(member, chargeNo)).errorCode).toBe('CHG002');
});

test('no difference of a replaced comparison is resolved, and the refusal names the one that stands', async () => {
  await nextDay();
  const member = await newMember(app);
  const { serialNo } = await paidWithNumber(app, member);
  const first = await missing();
  const { matchingId } = await match([`${serialNo},100,`]);
  for (const how of ['reversal', 'note'] as const) {
    const answer = await resolve(finance, first.differenceId, how);
    expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'FIN015', details: { matchingId } });
  }
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await discard(finance, matchingId);
  expect((await resolve(finance, first.differenceId, 'reversal')).status).toBe('OK');
});

test('a credit is reversed once somebody has said what the unreadable lines of the statement are', async () => {
  await nextDay();
  const member = await newMember(app);
  await paidWithNumber(app, member);
  const { matchingId } = await match(['2.02611E+27,100,']);
  const [unreadable, lost] = await differencesOf(finance, matchingId);
  const reverse = () => resolve(finance, lost?.differenceId ?? '', 'reversal');
  expect(await reverse()).toMatchObject({ httpStatus: 409, errorCode: 'FIN018' });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await resolve(finance, unreadable?.differenceId ?? '', 'note');
  expect((await reverse()).status).toBe('OK');
});

test('a credit is only reversed while the state of its charge allows it', async () => {
  await nextDay();
  const { chargeNo } = await paidWithNumber(app, await newMember(app));
  const { matchingId, reversal } = await missing();
  expect(reversal).toBe('possible');
  await db('charges').where({ chargeNo }).update({ status: 'REFUND_SUCCESS' });
  expect((await differencesOf(finance, matchingId)).at(-1)?.reversal).toBe('none');
  await db('charges').where({ chargeNo }).update({ status: 'SUCCESS' });
});

test('a statement with more money than was credited is no reason for a reversal', async () => {
  await nextDay();
  const { serialNo } = await paidWithNumber(app, await newMember(app));
  const { matchingId } = await match([`${serialNo},5000,`]);
  const [difference] = await differencesOf(finance, matchingId);
  expect(difference?.reversal).toBe('none');
  expect((await resolve(finance, difference?.differenceId ?? '', 'reversal')).errorCode).toBe('FIN004');
  expect((await resolve(finance, difference?.differenceId ?? '', 'note')).status).toBe('OK');
});

test('a credited payment in doubt is reversed too, and its proposal stays posted', async () => {
  await nextDay();
  const member = await newMember(app);
  const { chargeNo } = await openCharge(member);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: 9900 });
  const { id } = requireRow(await db('paymentNotices').where({ serialNo }).first());
  const deal = { requestId: crypto.randomUUID(), noticeId: String(id), credit: true, reason: 'came' };
  await finance.client.ok('POST /admin/charges/deal_with_notice', deal);
  const { differenceId, reversal: offered } = await missing();
  expect(offered).toBe('possible');
  expect((await resolve(finance, differenceId, 'reversal')).status).toBe('OK');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const { items } = await finance.client.ok('GET /admin/wallets/proposals', { sort: '-proposedAt' });
  const { status, transactionNo, reversedBy } = requireRow(
    items.find(({ noticeId }) => noticeId === String(id)),
  );
  expect(status).toBe('POSTED');
  const sums = await finance.client.ok('GET /admin/wallets/proposal_sums', { search: member.phone });
  expect(sums).toEqual({ posted: 0, proposed: 0, rejected: 0, reversed: 99, count: 1 });
  const reversal = await finance.client.ok('GET /admin/finance/transaction', {
    transactionNo: reversedBy ?? '',
  });
  expect(reversal.reverses).toBe(transactionNo);
});

test('a payment that arrives after its reversal is in doubt and not credited again', async () => {
  await nextDay();
  const member = await newMember(app);
  const { chargeNo, serialNo } = await paidWithNumber(app, member);
  await resolve(finance, (await missing()).differenceId, 'reversal');
  await notify(app, { chargeNo, serialNo });
  expect(await db('paymentNotices').where({ serialNo, outcome: 'serialNoUsed' })).toHaveLength(1);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('an old version, an unknown difference and a resolved one are refused', async () => {
  await nextDay();
  const { matchingId } = await match(['nobody,1,']);
  const { differenceId } = requireRow((await differencesOf(finance, matchingId))[0]);
  expect((await resolve(finance, differenceId, 'note', { version: 'old' })).errorCode).toBe('SYS009');
  expect((await resolve(finance, '999999', 'note')).errorCode).toBe('FIN002');
  expect((await resolve(finance, differenceId, 'note')).status).toBe('OK');
  expect((await resolve(finance, differenceId, 'note')).errorCode).toBe('FIN003');
});
