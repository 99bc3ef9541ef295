import { beforeAll, expect, test } from 'vitest';
import { notify, openCharge, paidCharge } from '../../test/charges.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import { applied, approve, reject } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { addDays, dayOf } from '../calendar.ts';
import { day, hour } from '../clock.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

interface Wish {
  header?: string;
  language?: string;
  channel?: 'alipay' | 'wechat';
  again?: boolean;
  from?: string;
  to?: string;
  requestId?: string;
}

const nothing = { count: 0, amount: 0 };
const noneOf = {
  matched: nothing,
  amountDiffers: nothing,
  otherDay: nothing,
  twice: nothing,
  missingHere: nothing,
  missingThere: nothing,
  bookedOutside: nothing,
};

/** By default the statement is for March and has no column `type`. */
function match(
  lines: string[],
  { header = 'serial_no,amount,time', language = 'en', ...changes }: Wish = {},
) {
  const statement = [header, ...lines].join('\n');
  const march = { channel: 'alipay', from: '2026-03-01', to: '2026-03-31' } as const;
  return finance.client.call(
    'POST /admin/finance/match_statement',
    { requestId: crypto.randomUUID(), statement, again: true, ...march, ...changes },
    { 'Accept-Language': language },
  );
}

async function untilMarch(dayOfMonth: number): Promise<void> {
  await daysLater(app, Date.UTC(2026, 2, dayOfMonth) - app.clock.now());
}

async function newRefund(amount: number, refunded: number) {
  const member = await newMember(app);
  const chargeNo = await paidCharge(app, member, amount);
  const refundNo = await applied(member, chargeNo, refunded);
  await approve(finance, refundNo);
  const { db } = app.services;
  const { serialNo } = requireRow(await db('charges').where({ chargeNo }).first());
  const { refundSerialNo } = requireRow(await db('refunds').where({ refundNo }).first());
  return { chargeNo, refundNo, serialNo, refundSerialNo };
}

type Refunded = Awaited<ReturnType<typeof newRefund>>;
let same: Refunded;
let other: Refunded;
let onlyOurs: Refunded;
let dayAfter: Refunded;
beforeAll(async () => {
  await untilMarch(10);
  [same, other, onlyOurs] = [await newRefund(100, 40.1), await newRefund(50, 20), await newRefund(30, 30)];
  const member = await newMember(app);
  await reject(finance, await applied(member, await paidCharge(app, member, 5)));
  const byWechat = await openCharge(member, 100, 'wechat');
  await notify(app, { chargeNo: byWechat.chargeNo, serialNo: 'W-1' }, { channel: 'wechat' });
  await untilMarch(31);
  await daysLater(app, 16 * hour);
  dayAfter = await newRefund(20, 20);
});

test('payments and refunds are matched, each with its own kind', async () => {
  const rejected = requireRow(await app.services.db('charges').where({ amountFen: 500 }).first());
  const { content } = await match([
    `${same.serialNo},100.00,2026-03-10 08:00`,
    `${same.refundSerialNo},-40.10,2026-03-10 09:00`,
    `${other.serialNo},50.01,`,
    `${other.refundSerialNo},-19.99,`,
    'unknown-1,7,2026-03-11',
    'unknown-2,-0.1,2026-03-11',
    `${dayAfter.serialNo},20,2026-03-31 23:59:59`,
    `${dayAfter.refundSerialNo},-20,2026-03-31 23:59:59`,
    `${same.serialNo},100,`,
    `${same.refundSerialNo},-40.10,`,
    `${rejected.serialNo},5,`,
  ]);
  expect(
    content.lines.map((line) => [line.line, line.side, line.outcome, line.chargeNo, line.refundNo]),
  ).toEqual([
    [2, 'in', 'matched', same.chargeNo, null],
    [3, 'out', 'matched', same.chargeNo, same.refundNo],
    [4, 'in', 'amountDiffers', other.chargeNo, null],
    [5, 'out', 'amountDiffers', other.chargeNo, other.refundNo],
    [6, 'in', 'missingHere', null, null],
    [7, 'out', 'missingHere', null, null],
    [8, 'in', 'matched', dayAfter.chargeNo, null],
    [9, 'out', 'matched', dayAfter.chargeNo, dayAfter.refundNo],
    [10, 'in', 'twice', same.chargeNo, null],
    [11, 'out', 'twice', same.chargeNo, same.refundNo],
    [12, 'in', 'matched', rejected.chargeNo, null],
  ]);
  expect(content.lines[3]).toMatchObject({ amount: 19.99, ourAmount: 20 });
  expect(content.lines.map(({ firstLine }) => firstLine)).toEqual([
    ...[null, null, null, null, null, null, null, null],
    ...[2, 3, null],
  ]);
  const { chargeNo, refundNo, serialNo, refundSerialNo } = onlyOurs;
  expect(content.missingThere).toEqual([
    { side: 'in', chargeNo, refundNo: null, serialNo, amount: 30 },
    { side: 'out', chargeNo, refundNo, serialNo: refundSerialNo, amount: 30 },
  ]);
  expect(content.invalidLines).toEqual([]);
  expect(content.sums).toEqual({
    in: {
      matched: { count: 3, amount: 125 },
      amountDiffers: { count: 1, amount: 50.01 },
      otherDay: nothing,
      twice: { count: 1, amount: 100 },
      missingHere: { count: 1, amount: 7 },
      missingThere: { count: 1, amount: 30 },
      bookedOutside: { count: 1, amount: 20 },
    },
    out: {
      matched: { count: 2, amount: 60.1 },
      amountDiffers: { count: 1, amount: 19.99 },
      otherDay: nothing,
      twice: { count: 1, amount: 40.1 },
      missingHere: { count: 1, amount: 0.1 },
      missingThere: { count: 1, amount: 30 },
      bookedOutside: { count: 1, amount: 20 },
    },
  });
});

test('the total of the books without what is booked on the next day is what the books have for the day', async () => {
  const lines = [`${same.serialNo},100,`, `${other.serialNo},51,`, `${dayAfter.serialNo},21,`];
  const totals = async (day: string) => {
    const { content } = await match(lines, { from: day, to: day });
    const kept = await finance.client.ok('GET /admin/finance/matching', { matchingId: content.matchingId });
    const { channels } = await finance.client.ok('GET /admin/finance/day', { day });
    const ofDay = channels.find(({ channel }) => channel === 'alipay');
    return (['in', 'out'] as const).map((side) => {
      const { count = 0, amount = 0 } = kept.sums[side].bookedOutside ?? {};
      return [count, amount, kept.totals[side].books - amount, ofDay?.[side].amount ?? 0];
    });
  };
  // The amounts are those of the books, even where the statement has others.
  const [paid, back] = await totals('2026-03-31');
  expect(paid).toEqual([1, 20, 0, 0]);
  expect(back).toEqual([0, 0, 0, 0]);
  const [paidOnNext, backOnNext] = await totals('2026-04-01');
  expect(paidOnNext).toEqual([0, 0, 20, 20]);
  expect(backOnNext).toEqual([0, 0, 20, 20]);
});

test('a payment proves the statement of its own days, or of the next to it, and no other', async () => {
  const lines = [`${same.serialNo},100,`, `${same.refundSerialNo},-40.1,`];
  const outcomes = async (from: string, to: string) => {
    const { content } = await match(lines, { from, to });
    return content.lines.map(({ outcome, ourAmount }) => [outcome, ourAmount]);
  };
  const matched = [
    ['matched', 100],
    ['matched', 40.1],
  ];
  expect(await outcomes('2026-03-11', '2026-03-11')).toEqual(matched);
  expect(await outcomes('2026-03-09', '2026-03-09')).toEqual(matched);
  const { content } = await match(lines, { from: '2026-03-12', to: '2026-03-12' });
  expect(content.lines).toMatchObject([
    { outcome: 'otherDay', chargeNo: same.chargeNo, ourAmount: 100 },
    { outcome: 'otherDay', refundNo: same.refundNo, ourAmount: 40.1 },
  ]);
  expect(content.sums.in).toMatchObject({ matched: nothing, otherDay: { count: 1, amount: 100 } });
  const kept = await finance.client.ok('GET /admin/finance/matching', { matchingId: content.matchingId });
  // The books of that day have neither payment.
  expect(kept).toMatchObject({ gap: 59.9, totals: { in: { statement: 100, books: 0 } } });
  const { items } = await finance.client.ok('GET /admin/finance/differences', {
    matchingId: content.matchingId,
    outcome: 'otherDay',
  });
  expect(items.map(({ reversal }) => reversal)).toEqual(['none', 'none']);
});

test('a line that stands twice leads to what its first copy is booked as, and is too much in the statement', async () => {
  const lines = [`${same.serialNo},100,`, `${same.serialNo},100,`, 'nobody,5,', 'nobody,5,'];
  const { content } = await match(lines, { from: '2026-03-10', to: '2026-03-10' });
  const { matchingId } = content;
  const { items } = await finance.client.ok('GET /admin/finance/differences', { matchingId, side: 'in' });
  expect(items.filter(({ line }) => line !== null)).toMatchObject([
    {
      ...{ line: 3, firstLine: 2, outcome: 'twice', chargeNo: same.chargeNo, ourAmount: null, gap: 100 },
      ...{ transactionNo: expect.any(String), bookedAt: expect.any(String), reversal: 'none' },
    },
    { line: 4, firstLine: null, outcome: 'missingHere', gap: 5 },
    { line: 5, firstLine: 4, outcome: 'twice', transactionNo: null, gap: 5 },
  ]);
  const kept = await finance.client.ok('GET /admin/finance/matching', { matchingId });
  expect(kept.sums.in).toMatchObject({ twice: { count: 2, amount: 105 }, missingHere: { count: 1 } });
  const { statement, books } = kept.totals.in;
  expect(statement - books - kept.totals.out.statement + kept.totals.out.books).toBeCloseTo(kept.gap, 5);
});

test('a difference says the time of its line, and whether its day was compared', async () => {
  const lines = ['a,1,2026-03-10T16:30:00Z', 'b,1,2026-03-12', 'c,1,', 'd,1,2026/3/11 8:00'];
  const { content } = await match(lines, { from: '2026-03-11', to: '2026-03-11' });
  const { items } = await finance.client.ok('GET /admin/finance/differences', {
    matchingId: content.matchingId,
    outcome: 'missingHere',
  });
  expect(items.map(({ statedTime, outsideDays }) => [statedTime, outsideDays])).toEqual([
    ['2026-03-10T16:30:00.000Z', false],
    [null, true],
    [null, false],
    ['2026-03-11T00:00:00.000Z', false],
  ]);
});

test('a refund is never matched with a payment of the same number, nor a payment with a refund', async () => {
  const { content } = await match([`${same.serialNo},-100,`, `${same.refundSerialNo},40.1,`]);
  expect(content.lines.map(({ outcome }) => outcome)).toEqual(['missingHere', 'missingHere']);
  expect(content.missingThere).toHaveLength(7);
});

test("the column `type` decides in the providers' own words, whatever the sign of the amount", async () => {
  const { serialNo, refundSerialNo } = same;
  const types = ['payment', 'SUCCESS', '交易', '收入', '', 'refund', 'REFUND', '退款', '支出'];
  for (const type of types) {
    const isPayment = types.indexOf(type) < 5;
    const lines = isPayment
      ? [`${type},\`+100.00,\`${serialNo},`, `${type},100,${serialNo},`]
      : [`${type},\`40.10,\`${refundSerialNo},`, `${type},-40.10,${refundSerialNo},`];
    for (const line of lines) {
      const { content } = await match([line], { header: 'type,amount,serial_no,time' });
      expect(content.lines).toMatchObject([{ side: isPayment ? 'in' : 'out', outcome: 'matched' }]);
    }
  }
});

test('a payment that staff credited in place of its charge is matched', async () => {
  const { chargeNo } = await openCharge(await newMember(app));
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: 9900 });
  const { id } = requireRow(await app.services.db('paymentNotices').where({ serialNo }).first());
  const input = { requestId: crypto.randomUUID(), noticeId: String(id), credit: true, reason: 'came' };
  await finance.client.ok('POST /admin/charges/deal_with_notice', input);
  const { content } = await match([`${serialNo},99,`], { from: '2026-04-01', to: '2026-04-01' });
  expect(content.lines).toMatchObject([{ outcome: 'matched', chargeNo, ourAmount: 99 }]);
});

test('each channel has its own statement', async () => {
  const { content } = await match(['W-1,100,', `${same.serialNo},100,`], { channel: 'wechat' });
  expect(content.lines.map(({ outcome }) => outcome)).toEqual(['matched', 'missingHere']);
  expect(content.missingThere).toEqual([]);
});

test('unreadable lines are listed with the reason, and the others are compared', async () => {
  const header = 'serial_no,amount,time,type';
  const lines = [
    ...['x,abc,,', 'x,1.001,,', 'x,0,,', 'x,100000000,,', 'x,"1,00.00",,'],
    ...[',1,,', '\u0000,1,,', `${'9'.repeat(65)},1,,`, 'x,1,gestern,'],
    ...['x,1,,gift', 'x,-1,,payment', 'x,1,,constructor'],
    ...['x,1', 'x,1,,,', '"x,1,,', 'x"y"z,1,,'],
    ...['', `${same.serialNo},100,,`, `"${same.refundSerialNo}","-40.10","",""`],
  ];
  const { content } = await match(lines, { header });
  expect(content.invalidLines.map(({ line, reason }) => [line, reason])).toEqual([
    ...[2, 3, 4, 5, 6].map((line) => [line, 'amount']),
    ...[7, 8, 9].map((line) => [line, 'serialNo']),
    [10, 'time'],
    ...[11, 12, 13].map((line) => [line, 'type']),
    ...[14, 15, 16, 17].map((line) => [line, 'columns']),
  ]);
  expect(content.invalidLines[5]?.text).toBe(',1,,');
  expect(content.invalidLines[6]?.text).toBe(' ,1,,');
  expect(content.invalidLines[8]?.text).toBe('x,1,gestern,');
  expect(content.lines).toMatchObject([
    { line: 19, outcome: 'matched' },
    { line: 20, outcome: 'matched' },
  ]);
});

test.each([
  ['zh', /[\u4e00-\u9fff]/],
  ['en', /^[A-Z][\w ,']+/],
])('reasons are given in the language of the caller: %s', async (language, words) => {
  const lines = [',1,,', '2.02611E+27,1,,', 'x,y,,', `x,1,${'9'.repeat(41)},`, 'x,1,,y', 'x'];
  const { content } = await match(lines, { header: 'serial_no,amount,time,type', language });
  const messages = content.invalidLines.map(({ message }) => message);
  expect(new Set(messages).size).toBe(6);
  for (const message of messages) expect(message).toMatch(words);
});

test.each([
  ['serial_no,amount', 'time'],
  ['', 'serial_no, amount, time'],
])(
  'a statement whose first line is %j is refused with the names of the missing columns',
  async (header, missing) => {
    expect(await match([], { header })).toMatchObject({
      httpStatus: 400,
      errorCode: 'FIN012',
      details: { missing },
    });
  },
);

test('a statement with too many lines is refused as a whole', async () => {
  expect(await match(Array.from({ length: 50_001 }, () => 'x,1,'))).toMatchObject({
    httpStatus: 400,
    errorCode: 'FIN013',
    details: { maxLines: 50_000 },
  });
});

test('a repeated request, even at the same moment, gets the first answer, whatever was posted since', async () => {
  const { chargeNo } = await openCharge(await newMember(app));
  const serialNo = newSerialNo();
  const lines = [`${serialNo},100,`];
  const request = { requestId: crypto.randomUUID(), from: '2026-04-01', to: '2026-04-01' };
  const [first, twin] = await Promise.all([match(lines, request), match(lines, request)]);
  expect(first.content.lines).toMatchObject([{ outcome: 'missingHere' }]);
  expect(twin.content).toEqual(first.content);
  await notify(app, { chargeNo, serialNo });
  expect((await match(lines, request)).content).toEqual(first.content);
  expect((await match([...lines, ''], request)).errorCode).toBe('SYS008');
  const { content } = await match(lines, { ...request, requestId: crypto.randomUUID() });
  expect(content.lines).toMatchObject([{ outcome: 'matched' }]);
});

test('the answer to a statement is not stored', async () => {
  const requestId = crypto.randomUUID();
  await match(['nothing-to-keep,1,'], { requestId });
  const kept = await app.services.db('requests').where({ requestId }).first('answer');
  expect(kept?.answer).not.toContain('nothing-to-keep');
});

test('a statement can be compared while another transaction writes', async () => {
  const { db } = app.services;
  const march = { channel: 'alipay', from: '2026-03-01', to: '2026-03-31', language: 'zh' } as const;
  const lastPosting = await readLastPosting(db);
  const statement = `serial_no,amount,time\n${same.serialNo},100,`;
  const purchase = await db.transaction();
  try {
    await purchase('products').update({ sortOrder: 0 });
    const { matching } = await matchStatement(db, {
      ...{ ...march, lastPosting, statement, again: true },
      at: app.clock.now(),
    });
    expect(matching.lines).toMatchObject([{ outcome: 'matched' }]);
  } finally {
    await purchase.rollback();
  }
});

test('a range that is too long or reversed is refused', async () => {
  expect((await match([], { from: '2025-01-01' })).errorCode).toBe('WAL005');
  expect(await match([], { from: '2026-04-01' })).toMatchObject({
    errorCode: 'SYS007',
    details: { fields: { to: 'too_small' } },
  });
});

test('days that have not begun at the workshop are refused, and today is not', async () => {
  const today = dayOf(app.clock.now());
  const tomorrow = addDays(today, 1);
  for (const from of [today, tomorrow]) {
    expect(await match([], { from, to: tomorrow })).toMatchObject({
      httpStatus: 400,
      errorCode: 'SYS007',
      details: { fields: { to: 'afterToday' } },
    });
  }
  expect((await match([], { from: today, to: today })).status).toBe('OK');
});

test('a statement most of whose lines are of other days is only compared if staff say so', async () => {
  const lines = [
    'd-1,1,2026-03-26 08:00',
    'd-2,1,2026-03-26',
    'd-3,1,2026-03-25',
    'd-4,1,',
    'x,y,2026-03-27',
  ];
  const days = { from: '2026-03-25', to: '2026-03-25', again: false };
  expect((await match(lines, days)).status).toBe('OK');
  const most = [...lines, 'd-5,1,2026-03-27T16:30:00Z'];
  expect(await match(most, days)).toMatchObject({
    httpStatus: 409,
    errorCode: 'FIN014',
    details: { days: '2026-03-25 – 2026-03-28' },
  });
  expect((await match(most, { ...days, to: '2026-03-26' })).status).toBe('OK');
  expect((await match(most, { ...days, again: true })).status).toBe('OK');
  const ofOneDay = await match(['d-6,1,2026-03-26'], days);
  expect(ofOneDay.details).toEqual({ days: '2026-03-26' });
});

test.each([
  ['no line', []],
  ['only lines whose numbers a spreadsheet has shortened', ['2.02611E+27,1,2026-03-25']],
])('a statement with %s is only compared if staff say so', async (_, lines) => {
  const days = { from: '2026-03-25', to: '2026-03-25' };
  const before = await app.services.db('statementMatchings').count({ count: '*' });
  expect(await match(lines, { ...days, again: false })).toMatchObject({
    httpStatus: 409,
    errorCode: 'FIN017',
  });
  expect(await app.services.db('statementMatchings').count({ count: '*' })).toEqual(before);
  expect((await match(lines, { ...days, again: true })).status).toBe('OK');
});

test('the log says how many lines had which outcome', async () => {
  await daysLater(app, 40 * day);
  await match(['nothing-of-ours,1,', 'nothing-of-ours,-1,', 'x'], { from: '2026-05-01', to: '2026-05-01' });
  const row = (await readLog(app.services.db, { action: 'finance/match_statement' })).at(-1);
  const none = { matched: 0, amountDiffers: 0, missingHere: 1, missingThere: 0 };
  expect(JSON.parse(row?.after ?? '')).toMatchObject({ in: none, out: none, invalid: 1 });
  expect(row?.before).toBe('null');
  expect(JSON.parse(row?.circumstances ?? '')).toMatchObject({ from: '2026-05-01', to: '2026-05-01' });
});

test('an empty statement of days without movements has an empty result', async () => {
  const { content } = await match([], { from: '2026-02-01', to: '2026-02-01' });
  const sums = { in: noneOf, out: noneOf };
  expect(content).toMatchObject({ sums, lines: [], missingThere: [], invalidLines: [] });
});
