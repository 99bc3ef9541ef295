import { expect, test } from 'vitest';
import { newOrder, newStaff, pay, sendPaymentCode } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { press, statusOf, walletOf } from '../../test/recharges.ts';
import { applied, apply, approve, newRecharge, reject, sentBack } from '../../test/refunds.ts';
import { proposeReversal } from '../../test/reversals.ts';
import { audit } from '../audit/audit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db } = app.services;

async function refunded(given: Awaited<ReturnType<typeof newRecharge>>, amount: number) {
  const refundNo = await applied(given.member, given.chargeNo, amount);
  await approve(finance, refundNo);
  return refundNo;
}

test('a recharge is refunded in several parts, each with its own number, until nothing is left', async () => {
  const given = await newRecharge(app);
  const { member, chargeNo } = given;
  const parts = [await refunded(given, 33.33), await refunded(given, 0.01), await refunded(given, 66.66)];
  expect(await sentBack(app, chargeNo)).toEqual([3333, 1, 6666]);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({ status: 'REFUND_SUCCESS', refunded: 100, refundable: 0 });
  expect(recharge.refunds.map(({ refundNo }) => refundNo).sort()).toEqual([...parts].sort());
  expect(recharge.refunds.map(({ actualAmount }) => actualAmount).sort()).toEqual([0.01, 33.33, 66.66]);
  const seen = await finance.client.ok('GET /admin/recharges/detail', { chargeNo });
  expect(seen).toMatchObject({ refunded: 100, refunds: recharge.refunds });
  expect(await apply(member, chargeNo, 0.01)).toMatchObject({
    errorCode: 'REF003',
    details: { leftYuan: 0 },
  });
  expect(await audit(db)).toEqual([]);
});

test('only one refund of a recharge is active at a time', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const first = await applied(member, chargeNo, 10);
  expect(await apply(member, chargeNo, 10)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  await reject(finance, first);
  const second = await applied(member, chargeNo, 10);
  const row = await db('refunds').where({ refundNo: second }).first();
  const another = { ...row, refundNo: 'JR000000000000000000' };
  await expect(db('refunds').insert(another as never)).rejects.toThrow();
});

test('after a part was refunded, at most the unspent rest can be', async () => {
  const given = await newRecharge(app);
  const { member, chargeNo } = given;
  await refunded(given, 40);
  const { orderNo } = await newOrder(app, { member, price: 25 });
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  const refused = await apply(member, chargeNo, 35.01);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'REF003', details: { leftYuan: 35 } });
  await refunded(given, 35);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await audit(db)).toEqual([]);
});

test('a refund that fails after another succeeded frees its own money alone', async () => {
  const given = await newRecharge(app);
  const { member, chargeNo } = given;
  await refunded(given, 40);
  await press(app, chargeNo, 'refundRefused');
  await refunded(given, 60);
  expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
  const recharge = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(recharge).toMatchObject({ refunded: 40, refundable: 60 });
  expect(await walletOf(member)).toEqual({ available: 60, frozen: 0 });
  // Money that went back can't be taken back as if it had never arrived.
  const { transactionNo } = await finance.client.ok('GET /admin/recharges/detail', { chargeNo });
  expect(await proposeReversal(finance, transactionNo ?? '')).toMatchObject({ errorCode: 'FIN005' });
  expect(await audit(db)).toEqual([]);
});

test('other requests at the same moment as a success find either nothing or the rest', async () => {
  for (let round = 0; round < 4; round += 1) {
    const given = await newRecharge(app);
    const { member, chargeNo } = given;
    const refundNo = await applied(member, chargeNo, 60);
    const [, second] = await Promise.all([approve(finance, refundNo), apply(member, chargeNo, 60)]);
    expect(['CHG002', 'REF003']).toContain(second.errorCode);
    expect(await walletOf(member)).toEqual({ available: 40, frozen: 0 });
  }
  expect(await audit(db)).toEqual([]);
});
