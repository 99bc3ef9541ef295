import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  firstAttempt,
  notify,
  notifyClosing,
  openRecharge,
  outcomesOf,
  press,
  refused,
  statusOf,
  taken,
  walletOf,
} from '../../test/recharges.ts';
import { applied, approve, refundOf } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { minute } from '../clock.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { sendDueNotices } from '../payments/send-notices.ts';

const app = await openShop({ paymentProvider: 'sandbox' });

async function newRecharge() {
  const member = await newMember(app);
  return { member, ...(await openRecharge(member)) };
}

test("a verified notification credits the wallet and stores the provider's serial number", async () => {
  const { member, chargeNo } = await newRecharge();
  expect(await notify(app, { chargeNo, serialNo: 'SB-1' })).toEqual(taken);
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({ status: 'SUCCESS', serialNo: 'SB-1', refundable: 100 });
  expect(recharge.successAt).not.toBeNull();
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  const { items } = await member.client.ok('GET /wallet/records', {});
  expect(items).toMatchObject([{ scene: 'CHARGE', amount: 100, balanceAfter: 100, chargeNo }]);
});

test('a repeated notification, even many at once, is acknowledged and credits nothing more', async () => {
  const { member, chargeNo } = await newRecharge();
  const serialNo = newSerialNo();
  const answers = await Promise.all(Array.from({ length: 12 }, () => notify(app, { chargeNo, serialNo })));
  expect(answers).toEqual(answers.map(() => taken));
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect((await outcomesOf(app, chargeNo)).filter((outcome) => outcome === 'credited')).toHaveLength(1);
});

test('two payments of one recharge, even at once, credit it once', async () => {
  const { member, chargeNo } = await newRecharge();
  const answers = await Promise.all(Array.from({ length: 6 }, () => notify(app, { chargeNo })));
  expect(answers).toEqual(answers.map(() => taken));
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect((await outcomesOf(app, chargeNo)).filter((outcome) => outcome === 'secondPayment')).toHaveLength(5);
});

test('one payment credits only one recharge, even when it is reported for two at once', async () => {
  const member = await newMember(app);
  const recharges = [await openRecharge(member), await openRecharge(member)];
  const serialNo = newSerialNo();
  const answers = await Promise.all(recharges.map(({ chargeNo }) => notify(app, { chargeNo, serialNo })));
  expect(answers).toContainEqual(taken);
  expect(answers).toContainEqual(refused);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  const kept = await app.services.db('paymentNotices').where({ serialNo, outcome: 'serialNoUsed' });
  expect(kept).toHaveLength(1);
  expect(await statusOf(member, requireRow(kept[0]?.chargeNo))).toBe('PENDING');
});

test('a notification with a wrong or missing signature is refused and not stored', async () => {
  const { member, chargeNo } = await newRecharge();
  const [before] = await app.services.db('paymentNotices').count({ rows: '*' });
  expect(await notify(app, { chargeNo }, { signature: 'a'.repeat(64) })).toEqual(refused);
  expect(await notify(app, { chargeNo }, { signature: 'short' })).toEqual(refused);
  await press(app, chargeNo, 'payBadSignature');
  expect(await app.services.db('paymentNotices').count({ rows: '*' })).toEqual([before]);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test.each([
  ['payWrongAmount', 'wrongAmount'],
  ['payWrongApp', 'wrongApp'],
] as const)('%s is recorded, refused and credits nothing', async (action, outcome) => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, action);
  expect(await outcomesOf(app, chargeNo)).toEqual([outcome]);
  expect(await app.services.db('sandboxNotices').where({ attemptNo: firstAttempt(chargeNo) })).toMatchObject([
    { answer: 'fail' },
  ]);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test.each([[1], [9999], [10_001], [0], [-10_000]])(
  'a notice of %s fen for ¥100 credits nothing',
  async (amountFen) => {
    const { member, chargeNo } = await newRecharge();
    expect(await notify(app, { chargeNo, amountFen })).toEqual(refused);
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  },
);

test('an unknown recharge number, or one of another channel, is stored and refused', async () => {
  const { member, chargeNo } = await newRecharge();
  const foreign = { chargeNo: 'SOMEBODY-ELSES-ORDER-0000000000000000000', serialNo: newSerialNo() };
  expect(await notify(app, foreign)).toEqual(refused);
  const serialNo = newSerialNo();
  expect(await notify(app, { chargeNo, serialNo }, { channel: 'wechat' })).toEqual(refused);
  const kept = await app.services.db('paymentNotices').whereIn('serialNo', [foreign.serialNo, serialNo]);
  expect(kept).toMatchObject([
    { outcome: 'unknownNumber', chargeNo: null },
    { outcome: 'unknownNumber', chargeNo: null },
  ]);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('a notification that credits nothing is stored once, even when many copies arrive at once', async () => {
  const { chargeNo } = await newRecharge();
  const foreign = { chargeNo: 'JC000000000000000000', serialNo: newSerialNo() };
  const wrong = { chargeNo, serialNo: newSerialNo(), amountFen: 9900 };
  const answers = await Promise.all(
    [foreign, wrong, foreign, wrong, foreign].map((each) => notify(app, each)),
  );
  expect(answers).toEqual(answers.map(() => refused));
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount']);
  const { serialNo } = foreign;
  expect(await app.services.db('paymentNotices').where({ serialNo })).toHaveLength(1);
});

test('a repeated notice is stored once, and a different notice is stored too', async () => {
  const { chargeNo } = await newRecharge();
  const serialNo = newSerialNo();
  const told = [
    { chargeNo, serialNo, amountFen: 1 },
    { chargeNo, serialNo, app: 'another' },
    { chargeNo, serialNo, amountFen: 2 },
  ];
  for (const notice of told) await Promise.all([notify(app, notice), notify(app, notice)]);
  expect((await outcomesOf(app, chargeNo)).sort()).toEqual(['wrongAmount', 'wrongAmount', 'wrongApp']);
  const unmatched = await app.services.db('unmatchedPayments').where({ chargeNo, outcome: 'wrongAmount' });
  expect(unmatched.map(({ amountFen }) => amountFen).sort()).toEqual([1, 2]);
});

test('the number is checked before the amount, and the amount before the app', async () => {
  const { chargeNo } = await newRecharge();
  await notify(app, { chargeNo, amountFen: 1, app: 'another' });
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount']);
});

test('a closed payment ends the recharge, and a late success is still credited', async () => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, 'fail');
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  await press(app, chargeNo, 'pay');
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('what was paid after it had ended can go back to the payer', async () => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, 'fail');
  await press(app, chargeNo, 'pay');
  const refundNo = await applied(member, chargeNo, 100);
  await approve(await newStaff(app, 'Finance'), refundNo);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 100 });
});

test.each([
  ['after its payment has ended', 0],
  ['more than ten minutes after its payment was opened', 10 * minute + 1],
])('a notification that comes %s is not believed without a question', async (_, later) => {
  const { member, chargeNo } = await newRecharge();
  app.clock.advance(later);
  // Staff have given the money back in the provider's console.
  const attemptNo = firstAttempt(chargeNo);
  await app.services.db('sandboxPayments').where({ attemptNo }).update({ state: 'closed' });
  if (later === 0) await notifyClosing(app, chargeNo);
  expect(await notify(app, { chargeNo })).toEqual(taken);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a notification about an ended payment comes again as long as the provider says nothing else', async () => {
  const { member, chargeNo } = await newRecharge();
  await app.services.db('paymentAttempts').where({ chargeNo }).update({ endedAt: 0 });
  expect(await notify(app, { chargeNo })).toEqual(refused);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('a closing that is reported after the success changes nothing', async () => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, 'payNotifyReordered');
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited']);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('a simultaneous success and closing leave the recharge credited', async () => {
  const { member, chargeNo } = await newRecharge();
  await Promise.all([notifyClosing(app, chargeNo), notify(app, { chargeNo }), notifyClosing(app, chargeNo)]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('the sandbox can send a notification twice or late', async () => {
  const { member, chargeNo } = await newRecharge();
  await press(app, chargeNo, 'payNotifyLate');
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  app.clock.advance(2 * minute);
  await sendDueNotices(app.services);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  await press(app, chargeNo, 'payNotifyTwice');
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited', 'repeated']);
});

test("a notification that can't be stored credits nothing and is not acknowledged", async () => {
  const { member, chargeNo } = await newRecharge();
  const { db } = app.services;
  await db.schema.renameTable('payment_notices', 'notices_away');
  const answer = await notify(app, { chargeNo });
  await db.schema.renameTable('notices_away', 'payment_notices');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('success');
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test("a provider's notification about another provider's recharge is refused", async () => {
  const { member, chargeNo } = await newRecharge();
  await app.services.db('recharges').where({ chargeNo }).update({ provider: 'manual' });
  expect(await notify(app, { chargeNo })).toEqual(refused);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('while payments are taken manually, every notification is refused', async () => {
  const manual = await createTestApp();
  const member = await newMember(manual);
  const { chargeNo } = await openRecharge(member);
  expect(await notify(manual, { chargeNo })).toMatchObject({ status: 404, text: 'fail' });
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  await manual.close();
});
