import { beforeEach, describe, expect, test } from 'vitest';
import {
  newMember,
  newPiece,
  newStaff,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { firstAttempt, paidRecharge, press, statusOf, walletOf } from '../../test/recharges.ts';
import {
  applied,
  apply,
  approve,
  newRecharge,
  reconcileLater,
  refundOf,
  reject,
} from '../../test/refunds.ts';
import { audit } from '../audit/audit.ts';
import { hour } from '../clock.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { pursueRefund } from './pursue-refund.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
let finance = await newStaff(app, 'Finance');
// The tests move the clock, and the session of staff ends when it is idle.
beforeEach(async () => {
  finance = await newStaff(app, 'Finance');
});

/** A refund of ¥50 of a recharge of ¥100, for which the provider reports `paidFen`. */
async function inDoubt(paidFen: number, member = newMember(app), amount = 50) {
  const owner = await member;
  const chargeNo = await paidRecharge(app, owner);
  await press(app, chargeNo, 'refundLater');
  const refundNo = await applied(owner, chargeNo, amount);
  await approve(finance, refundNo);
  await reports(refundNo, paidFen);
  finance = await newStaff(app, 'Finance');
  return { member: owner, chargeNo, refundNo };
}

async function reports(refundNo: string, paidFen: number): Promise<void> {
  await db('sandboxRefunds').where({ refundNo }).update({ amountFen: paidFen });
  await reconcileLater(app);
}

const sandbox = app.services.payments.named('sandbox') as PaymentProvider;

/** @param provider undefined if the shop no longer has it */
function pursueAt(provider: PaymentProvider | undefined, refundNo: string): Promise<void> {
  const { payments } = app.services;
  return pursueRefund({ ...app.services, payments: { ...payments, named: () => provider } }, refundNo);
}

function settle(
  refundNo: string,
  amount: number,
  {
    staff = finance,
    requestId = crypto.randomUUID(),
    serialNo,
  }: { staff?: TestMember; requestId?: string; serialNo?: string } = {},
) {
  const input = { requestId, refundNo, amount, ...(serialNo && { serialNo }), reason: 'the bank says so' };
  return staff.client.call('POST /admin/refunds/settle', input);
}

test('a smaller amount leaves the wallet, and the rest of the frozen money returns to it', async () => {
  const { member, chargeNo, refundNo } = await inDoubt(4990);
  expect(await walletOf(member)).toEqual({ available: 50, frozen: 50 });
  const { content } = await settle(refundNo, 49.9);
  expect(content).toMatchObject({ status: 'SUCCESS', amount: 50, actualAmount: 49.9, doubtAmount: null });
  expect(content.refundSerialNo).toMatch(/^SB/);
  expect(await walletOf(member)).toEqual({ available: 50.1, frozen: 0 });
  expect(await member.client.ok('GET /wallet/charge/detail', { chargeNo })).toMatchObject({
    status: 'REFUND_SUCCESS',
    refunded: 49.9,
  });
  const { items } = await member.client.ok('GET /wallet/records', { scene: 'CHARGE_REFUND' });
  expect(items).toMatchObject([{ amount: -49.9, balanceAfter: 50.1, refundNo }]);
  expect(await db('deposits').where({ chargeNo }).first('leftFen')).toEqual({ leftFen: 5010 });
  expect(await audit(db)).toEqual([]);
});

test('a larger amount leaves the wallet if the unspent part of the recharge covers it', async () => {
  const { member, chargeNo, refundNo } = await inDoubt(10_000);
  expect((await settle(refundNo, 100)).content).toMatchObject({ status: 'SUCCESS', actualAmount: 100 });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await db('deposits').where({ chargeNo }).first('leftFen')).toEqual({ leftFen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('a larger amount is refused if the member has spent the difference', async () => {
  const { member, refundNo, chargeNo } = await inDoubt(5001);
  const { orderNo } = (await submit(member, await newPiece(app, { price: 50 }), 50)).content;
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  // The money of another recharge does not cover it, because it was never part of this refund.
  await paidRecharge(app, member, 200);
  const refused = await settle(refundNo, 50.01);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'REF008', details: { leftYuan: 50 } });
  expect(await walletOf(member)).toEqual({ available: 200, frozen: 50 });
  expect(await statusOf(member, chargeNo)).toBe('REFUND_PROCESSING');
  expect(await audit(db)).toEqual([]);
  // The provider takes the difference back, so the refund ends as it was approved.
  await reports(refundNo, 5000);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 50 });
  expect(await walletOf(member)).toEqual({ available: 200, frozen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('the whole recharge is the most that can leave', async () => {
  const { member, refundNo } = await inDoubt(10_001, undefined, 100);
  expect(await settle(refundNo, 100.01)).toMatchObject({ errorCode: 'REF008', details: { leftYuan: 100 } });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 100 });
  expect(await audit(db)).toEqual([]);
});

test('a refund for which the provider paid nothing fails', async () => {
  const { member, chargeNo, refundNo } = await inDoubt(0);
  expect((await settle(refundNo, 0)).content).toMatchObject({ status: 'FAILED', actualAmount: null });
  expect(await refundOf(member, refundNo)).toMatchObject({ failedBy: 'provider', failureReason: '' });
  expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('only the amount that the provider reports now is booked', async () => {
  const { member, refundNo } = await inDoubt(4990);
  const other = { httpStatus: 409, errorCode: 'REF007', details: { amountYuan: 49.9 } };
  expect(await settle(refundNo, 49.89)).toMatchObject(other);
  expect(await settle(refundNo, 50)).toMatchObject(other);
  // The provider is asked again, so a changed report is not booked.
  await db('sandboxRefunds').where({ refundNo }).update({ amountFen: 4980 });
  expect(await settle(refundNo, 49.9)).toMatchObject({ errorCode: 'REF007', details: { amountYuan: 49.8 } });
  await db('sandboxRefunds').where({ refundNo }).update({ amountFen: 5000 });
  expect(await settle(refundNo, 49.8)).toMatchObject({ errorCode: 'REF002', details: { status: 'SUCCESS' } });
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 50 });
  expect(await walletOf(member)).toEqual({ available: 50, frozen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('a refund without a report of another amount is not settled', async () => {
  const { member, chargeNo } = await newRecharge(app);
  await press(app, chargeNo, 'refundLater');
  const refundNo = await applied(member, chargeNo);
  expect(await settle(refundNo, 100)).toMatchObject({ httpStatus: 409, errorCode: 'REF006' });
  await approve(finance, refundNo);
  expect(await settle(refundNo, 100)).toMatchObject({ errorCode: 'REF006' });
  await reconcileLater(app);
  expect(await settle(refundNo, 100)).toMatchObject({ errorCode: 'REF002' });
  const failed = await newRecharge(app);
  const rejected = await applied(failed.member, failed.chargeNo);
  await reject(finance, rejected);
  expect(await settle(rejected, 100)).toMatchObject({ errorCode: 'REF002', details: { status: 'FAILED' } });
});

describe('a refund for which the provider waits for a person', () => {
  async function approved(manner: 'refundStuck' | 'refundLater') {
    const { member, chargeNo } = await newRecharge(app);
    await press(app, chargeNo, manner);
    const refundNo = await applied(member, chargeNo, 50);
    await approve(finance, refundNo);
    return { member, chargeNo, refundNo };
  }
  const stuck = () => approved('refundStuck');
  const detailOf = (refundNo: string) => finance.client.ok('GET /admin/refunds/detail', { refundNo });

  test('shows staff why, and is sent again only when they say so', async () => {
    const { member, chargeNo, refundNo } = await stuck();
    expect(await detailOf(refundNo)).toMatchObject({
      status: 'PROCESSING',
      stuckReason: 'the sandbox was told to wait for a person',
    });
    const waiting = async (state: 'waiting' | 'processing') =>
      (await finance.client.ok('GET /admin/refunds/query', { state, search: refundNo })).items.length;
    expect([await waiting('waiting'), await waiting('processing')]).toEqual([1, 0]);
    const { items } = await finance.client.ok('GET /admin/wallets/todo', { kind: 'refund', pageSize: 100 });
    expect(items.find(({ id }) => id === refundNo)).toMatchObject({ outcome: 'stuck', reported: null });
    await press(app, chargeNo, 'refundLater');
    // Staff may be paying in another way, so the shop sends nothing by itself.
    await pursueRefund(app.services, refundNo);
    expect((await detailOf(refundNo)).stuckReason).not.toBe(null);
    expect((await approve(finance, refundNo)).status).toBe('OK');
    expect(await detailOf(refundNo)).toMatchObject({ status: 'PROCESSING', stuckReason: null });
    expect([await waiting('waiting'), await waiting('processing')]).toEqual([0, 1]);
    await reconcileLater(app);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 50 });
  });

  test('can be one about which the provider gives no clear answer for six hours', async () => {
    const { member, refundNo } = await approved('refundLater');
    const answer = () => Promise.reject(new Error('400 INVALID_REQUEST'));
    const unclear: PaymentProvider = { ...sandbox, queryRefund: answer, refund: answer };
    const ask = (provider: PaymentProvider | undefined) => pursueAt(provider, refundNo);
    const underWay: PaymentProvider = { ...sandbox, queryRefund: async () => ({ state: 'underWay' }) };
    await ask(unclear);
    app.clock.advance(7 * hour);
    await ask(underWay);
    await ask(unclear);
    app.clock.advance(6 * hour - 1);
    finance = await newStaff(app, 'Finance');
    await ask(unclear);
    expect((await detailOf(refundNo)).stuckReason).toBe(null);
    app.clock.advance(1);
    await ask(unclear);
    await ask(undefined);
    expect((await detailOf(refundNo)).stuckReason).toBe('400 INVALID_REQUEST');
    const { payments } = app.services;
    app.services.payments = { ...payments, named: () => unclear };
    await approve(finance, refundNo);
    app.services.payments = payments;
    expect((await detailOf(refundNo)).stuckReason).toBe(null);
    // What was sent before is still found.
    await ask(sandbox);
    expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 50 });
  });

  test("can be one whose number can't be booked for six hours", async () => {
    const { refundNo } = await approved('refundLater');
    const other = await db('refunds').whereNotNull('refundSerialNo').first('refundSerialNo');
    const serialNo = other?.refundSerialNo ?? '';
    const used: PaymentProvider = {
      ...sandbox,
      queryRefund: async () => ({ state: 'refunded', serialNo, actualFen: 5000 }),
    };
    for (let hours = 0; hours <= 6; hours += 1) {
      await pursueAt(used, refundNo);
      app.clock.advance(hour);
    }
    finance = await newStaff(app, 'Finance');
    expect((await detailOf(refundNo)).stuckReason).toContain('serialNoUsed');
  });

  test('ends with the transfer by which staff paid it', async () => {
    const { member, refundNo } = await stuck();
    expect(await settle(refundNo, 50)).toMatchObject({ httpStatus: 400, errorCode: 'REF004' });
    const other = { httpStatus: 409, errorCode: 'REF009', details: { amountYuan: 50 } };
    expect(await settle(refundNo, 49, { serialNo: 'B-1' })).toMatchObject(other);
    const { content } = await settle(refundNo, 50, { serialNo: `B-${refundNo}` });
    expect(content).toMatchObject({
      ...{ status: 'SUCCESS', actualAmount: 50, stuckReason: null, refundSerialNo: `B-${refundNo}` },
    });
    expect(await walletOf(member)).toEqual({ available: 50, frozen: 0 });
    expect(await audit(db)).toEqual([]);
  });

  test('fails when staff give it up, and the money is in the wallet again', async () => {
    const { member, chargeNo, refundNo } = await stuck();
    expect((await settle(refundNo, 0)).content).toMatchObject({ status: 'FAILED', failedBy: 'provider' });
    expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
    expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  });

  test('is not settled by hand if the provider has paid meanwhile', async () => {
    const { chargeNo, refundNo } = await stuck();
    const attemptNo = firstAttempt(chargeNo);
    const paid = { refundNo, attemptNo, amountFen: 5000, serialNo: 'SB1', refundedAt: 0 };
    await db('sandboxRefunds').insert(paid);
    expect(await settle(refundNo, 50, { serialNo: 'B-2' })).toMatchObject({ errorCode: 'REF002' });
    expect((await detailOf(refundNo)).refundSerialNo).toMatch(/^SB/);
  });
});

test('nobody settles a refund of their own, or without the permission', async () => {
  const { refundNo, member } = await inDoubt(4990, newStaff(app, 'Finance'));
  const auditor = await newStaff(app, 'Auditor');
  expect(await settle(refundNo, 49.9, { staff: auditor })).toMatchObject({ errorCode: 'SYS005' });
  expect(await settle(refundNo, 49.9, { staff: member })).toMatchObject({ errorCode: 'ROL007' });
  expect((await settle(refundNo, 49.9)).status).toBe('OK');
});

test('a repeated settlement gets the first answer, and one row of the log says what was booked', async () => {
  const { refundNo } = await inDoubt(4990);
  const requestId = crypto.randomUUID();
  const first = await settle(refundNo, 49.9, { requestId });
  expect((await settle(refundNo, 49.9, { requestId })).content).toEqual(first.content);
  const log = await readLog(db, { requestId });
  expect(log).toMatchObject([{ action: 'refunds/settle', object: `refund:${refundNo}` }]);
  expect(JSON.parse(String(log[0]?.before))).toMatchObject({ status: 'PROCESSING', doubtAmount: 49.9 });
  expect(JSON.parse(String(log[0]?.after))).toMatchObject({ status: 'SUCCESS', actualAmount: 49.9 });
});

test.each([4990, 5010, 5000])(
  'two persons and the job at once end a refund once, while the provider reports %s fen',
  async (lastFen) => {
    const { member, refundNo } = await inDoubt(4990);
    const second = await newStaff(app, 'Finance');
    await db('sandboxRefunds').where({ refundNo }).update({ amountFen: lastFen });
    const [one, two] = await Promise.all([
      settle(refundNo, 49.9),
      settle(refundNo, 49.9, { staff: second }),
      pursueRefund(app.services, refundNo),
      pursueRefund(app.services, refundNo),
    ]);
    const done = [one, two].filter(({ status }) => status === 'OK');
    const { status, actualAmount } = await refundOf(member, refundNo);
    const expected = {
      4990: { done: 1, status: 'SUCCESS', actualAmount: 49.9, available: 50.1 },
      5010: { done: 0, status: 'PROCESSING', actualAmount: null, available: 50 },
      5000: { done: 0, status: 'SUCCESS', actualAmount: 50, available: 50 },
    }[lastFen];
    const { available } = await walletOf(member);
    expect({ done: done.length, status, actualAmount, available }).toEqual(expected);
    const left = await db('ledgerTransactions').where({ refundNo }).whereNotNull('serialNo');
    expect(left).toHaveLength(status === 'SUCCESS' ? 1 : 0);
    expect(await audit(db)).toEqual([]);
  },
);

test('after a settlement, a report of the provider changes nothing more', async () => {
  const { member, chargeNo, refundNo } = await inDoubt(4990);
  await settle(refundNo, 49.9);
  await reports(refundNo, 4000);
  await pursueRefund(app.services, refundNo);
  expect(await refundOf(member, refundNo)).toMatchObject({ status: 'SUCCESS', actualAmount: 49.9 });
  expect(await db('refunds').where({ refundNo }).first('doubtFen')).toEqual({ doubtFen: 4990 });
  expect((await apply(member, chargeNo)).content).toMatchObject({ status: 'PROCESSING', amount: 50.1 });
});

test('an answer of the provider that comes after the settlement changes nothing', async () => {
  for (const actualFen of [4980, 5000]) {
    const { member, refundNo } = await inDoubt(4990);
    const slow: PaymentProvider = {
      ...sandbox,
      queryRefund: async () => {
        expect((await settle(refundNo, 49.9)).status).toBe('OK');
        return { state: 'refunded', serialNo: `late ${refundNo}`, actualFen };
      },
    };
    await pursueAt(slow, refundNo);
    const refund = await db('refunds').where({ refundNo }).first();
    expect(refund).toMatchObject({ status: 'SUCCESS', actualFen: 4990, doubtFen: 4990 });
    expect(refund?.refundSerialNo).toMatch(/^SB/);
    expect(await walletOf(member)).toEqual({ available: 50.1, frozen: 0 });
  }
  expect(await audit(db)).toEqual([]);
});

test('the audit finds another amount that the provider never reported', async () => {
  const { refundNo } = await inDoubt(4990);
  await settle(refundNo, 49.9);
  expect(await audit(db)).toEqual([]);
  await db('refunds').where({ refundNo }).update({ doubtFen: 4980 });
  const invariant = 'R2 successful refunds and postings of their amount belong together';
  expect(await audit(db)).toEqual([{ invariant, subject: refundNo }]);
  await db('refunds').where({ refundNo }).update({ doubtFen: 4990 });
});
