import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { firstAttempt, openRecharge, outcomesOf, press, statusOf, walletOf } from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { closeUnmatched, creditUnmatched, newUnmatched, paymentIdOf } from '../../test/unmatched.ts';
import { hour, minute } from '../clock.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { askAboutAttempts } from './ask-about-attempts.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
let member: TestMember;

async function newRecharge() {
  member = await newMember(app);
  return (await openRecharge(member)).chargeNo;
}

const attemptRow = async (chargeNo: string) =>
  requireRow(await app.services.db('paymentAttempts').where({ chargeNo }).first());
const reconcile = () => askAboutAttempts(app.services);

test('a payment whose notification was lost is found and credited once', async () => {
  const chargeNo = await newRecharge();
  await press(app, chargeNo, 'payNeverNotify');
  app.clock.advance(minute);
  await Promise.all([reconcile(), reconcile(), press(app, chargeNo, 'pay')]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect((await outcomesOf(app, chargeNo)).filter((outcome) => outcome === 'credited')).toHaveLength(1);
});

test('pending payments are asked about before many of recharges that failed', async () => {
  const { db } = app.services;
  const failedNo = await newRecharge();
  await db('recharges').where({ chargeNo: failedNo }).update({ status: 'FAILED' });
  const failed = await attemptRow(failedNo);
  await db('paymentAttempts').insert(
    Array.from({ length: 60 }, (_, index) => ({ ...failed, attemptNo: `${failedNo}${index}` })),
  );
  app.clock.advance(hour);
  const chargeNo = await newRecharge();
  await press(app, chargeNo, 'payNeverNotify');
  app.clock.advance(minute);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('the provider is asked after a minute without news, then less and less often', async () => {
  const chargeNo = await newRecharge();
  const asked: number[] = [];
  for (let minutes = 0; minutes < 16; minutes += 0.5) {
    await reconcile();
    const { askedAt, sentAt } = await attemptRow(chargeNo);
    const after = (askedAt - sentAt) / minute;
    if (after > 0 && !asked.includes(after)) asked.push(after);
    app.clock.advance(minute / 2);
  }
  expect(asked).toEqual([1, 2, 4, 8]);
});

test('a recharge ends when the provider has closed its payment', async () => {
  const chargeNo = await newRecharge();
  app.clock.advance(hour);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  app.clock.advance(hour);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect((await attemptRow(chargeNo)).endedAt).toBe(app.clock.now());
});

test('a payment that the provider does not know may still be begun until an hour after its time', async () => {
  const chargeNo = await newRecharge();
  await app.services
    .db('sandboxPayments')
    .where({ attemptNo: firstAttempt(chargeNo) })
    .delete();
  app.clock.advance(3 * hour - 1);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  app.clock.advance(hour);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
});

test('a recharge that nobody began to pay ends with its time', async () => {
  member = await newMember(app);
  const input = { requestId: crypto.randomUUID(), amount: 1, channel: 'alipay' as const };
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  app.clock.advance(2 * hour - 1);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  app.clock.advance(1);
  await Promise.all([reconcile(), reconcile()]);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
});

test('an answer with a different amount credits nothing', async () => {
  const chargeNo = await newRecharge();
  await app.services
    .db('sandboxPayments')
    .where({ attemptNo: firstAttempt(chargeNo) })
    .update({ amountFen: 1 });
  await press(app, chargeNo, 'payNeverNotify');
  app.clock.advance(minute);
  await reconcile();
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('an answer that credits nothing is stored and logged once, however often it comes', async () => {
  const chargeNo = await newRecharge();
  await app.services
    .db('sandboxPayments')
    .where({ attemptNo: firstAttempt(chargeNo) })
    .update({ amountFen: 9900 });
  await press(app, chargeNo, 'payNeverNotify');
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (text: string) => lines.push(text) });
  for (let hours = 0; hours < 3; hours += 1) {
    app.clock.advance(hour);
    await Promise.all([
      askAboutAttempts({ ...app.services, log }),
      askAboutAttempts({ ...app.services, log }),
    ]);
  }
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount']);
  const said = lines.map((text) => JSON.parse(text)).filter((each) => each.chargeNo === chargeNo);
  expect(said).toMatchObject([{ outcome: 'wrongAmount', amountFen: 9900, expectedFen: 10_000 }]);
  expect(said[0].serialNo).toMatch(/^SB/);
});

test('if a provider does not answer about one recharge, it is still asked about the next', async () => {
  const first = await newRecharge();
  app.clock.advance(1);
  const second = (await openRecharge(member)).chargeNo;
  await press(app, second, 'payNeverNotify');
  app.clock.advance(minute);
  const sandbox = app.services.payments.named('sandbox') as PaymentProvider;
  const deaf: PaymentProvider = {
    ...sandbox,
    query: (payment) =>
      payment.attemptNo === firstAttempt(first)
        ? Promise.reject(new Error('time-out'))
        : sandbox.query(payment),
  };
  await askAboutAttempts({
    ...app.services,
    payments: { ...app.services.payments, of: () => deaf, named: () => deaf },
  });
  expect(await statusOf(member, first)).toBe('PENDING');
  expect(await statusOf(member, second)).toBe('SUCCESS');
});

test('the shop stops asking about a payment that staff credited to somebody else, and its recharge fails', async () => {
  const { db } = app.services;
  const chargeNo = await newRecharge();
  await press(app, chargeNo, 'payWrongNumber');
  const paid = requireRow(
    await db('sandboxPayments')
      .where({ attemptNo: firstAttempt(chargeNo) })
      .first(),
  );
  const { userId } = await newMember(app);
  const paymentId = await paymentIdOf(app, paid.serialNo);
  const credit = await creditUnmatched(await newStaff(app, 'Finance'), paymentId, userId);
  expect(credit.content.status).toBe('POSTED');
  app.clock.advance(minute);
  await reconcile();
  expect((await attemptRow(chargeNo)).endedAt).not.toBeNull();
  app.clock.advance(2 * hour);
  await reconcile();
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('when staff end a recharge by giving its money back, nobody can pay it at its provider any more', async () => {
  const { chargeNo, paymentId } = await newUnmatched(app);
  await closeUnmatched(await newStaff(app, 'Finance'), paymentId);
  app.clock.advance(minute);
  await reconcile();
  const payments = await app.services.db('sandboxPayments').where({ attemptNo: firstAttempt(chargeNo) });
  expect(payments).toMatchObject([{ state: 'closed' }]);
});
