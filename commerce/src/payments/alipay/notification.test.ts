import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlipayCounterpart, openAlipayCounterpart } from '../../../test/payments/alipay-counterpart.ts';
import { createAlipay } from './alipay.ts';

const at = Date.parse('2026-12-01T08:00:00Z');
const attemptNo = 'JC202612010000000001A';
const tradeNo = '2026120122001400000000000001';

let alipay: AlipayCounterpart;
beforeAll(async () => {
  alipay = await openAlipayCounterpart(() => at);
  const trade = { tradeNo, totalFen: 12_345, timeExpire: at, status: 'TRADE_SUCCESS', paidAt: at } as const;
  alipay.trades.set(attemptNo, { ...trade });
});
afterAll(() => alipay.close());

const shop = () => createAlipay(alipay.settings, { now: () => at });
const payment = (change = {}) => shop().verify(alipay.notifyPayment(attemptNo, change));
const refund = (change = {}) => shop().verify(alipay.notifyRefund(attemptNo, 'JR1', change));
const paid = () => ({ state: 'paid', serialNo: tradeNo, amountFen: 12_345, app: shop().app });

describe('a notification of a payment', () => {
  test.each(['TRADE_SUCCESS', 'TRADE_FINISHED'])(
    'with %s tells its number, amount and app',
    (trade_status) => {
      expect(payment({ trade_status })).toEqual({ kind: 'payment', attemptNo, payment: paid() });
    },
  );

  test.each([
    ['another amount', { total_amount: '0.01' }, { amountFen: 1 }],
    ['another app', { app_id: '2014' }, { app: '2088531891668739/2014' }],
    ['another merchant', { seller_id: '2088' }, { app: '2088/2019073166072302' }],
    ['a smaller receipt, because of a voucher', { receipt_amount: '1.00' }, {}],
  ])('with %s says so', (_, change, told) => {
    expect(payment(change)).toMatchObject({ kind: 'payment', payment: { ...paid(), ...told } });
  });

  test.each([
    ['WAIT_BUYER_PAY', 'waiting'],
    ['TRADE_CLOSED', 'closed'],
  ])('that was not made with %s is %s', (trade_status, state) => {
    expect(payment({ trade_status, gmt_payment: undefined })).toMatchObject({ payment: { state } });
  });

  test('may have fields without a value, signed or not', () => {
    const empty = { out_biz_no: '', refund_fee: '', gmt_refund: '' };
    expect(payment(empty)).toMatchObject({ payment: paid() });
    const { body } = alipay.notifyPayment(attemptNo);
    expect(shop().verify({ body: `${body}&refund_fee=` })).toMatchObject({ payment: paid() });
    const closed = payment({ ...empty, trade_status: 'TRADE_CLOSED', gmt_payment: '' });
    expect(closed).toMatchObject({ payment: { state: 'closed' } });
    expect(() => payment({ seller_id: '' })).toThrow();
  });

  test.each([['seller_id'], ['app_id'], ['total_amount'], ['trade_no'], ['trade_status']])(
    'without %s is an error',
    (name) => {
      expect(() => payment({ [name]: undefined })).toThrow();
    },
  );

  test('with an unknown status is an error', () => {
    expect(() => payment({ trade_status: 'TRADE_PENDING' })).toThrow('TRADE_PENDING');
  });
});

describe('a notification of a refund', () => {
  test.each([
    ['of a part', { trade_status: 'TRADE_SUCCESS' }],
    ['of the whole', { trade_status: 'TRADE_CLOSED' }],
  ])('%s tells its number, and is neither a payment nor a failure', (_, change) => {
    expect(refund(change)).toEqual({ kind: 'refund', refundNo: 'JR1' });
  });

  const nothing = { out_biz_no: undefined, refund_fee: undefined, gmt_refund: undefined };
  test.each([
    ['TRADE_SUCCESS', { ...nothing, refund_fee: '1.00' }],
    ['TRADE_SUCCESS', { ...nothing, gmt_refund: '2026-12-01 16:00:00.123' }],
    ['TRADE_CLOSED', { ...nothing, refund_fee: '123.45', gmt_payment: undefined }],
    ['TRADE_CLOSED', nothing],
  ])('with %s that has no number is rejected: %j', (trade_status, change) => {
    expect(refund({ trade_status, ...change })).toEqual({
      kind: 'rejected',
      reason: 'it tells of a refund without its number',
    });
  });

  test('with its number alone is no payment', () => {
    expect(refund({ refund_fee: undefined, gmt_refund: undefined })).toMatchObject({ kind: 'refund' });
  });

  test.each([{ app_id: '2014' }, { seller_id: '2088' }])('of somebody else is rejected: %j', (change) => {
    expect(refund(change)).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('it is for') });
  });
});

describe('a notification is rejected', () => {
  test('if it was changed', () => {
    const { body } = alipay.notifyPayment(attemptNo);
    const changed = body.replace('123.45', '923.45');
    expect(shop().verify({ body: changed })).toEqual({ kind: 'rejected', reason: 'its signature is wrong' });
    expect(shop().verify({ body: '' })).toMatchObject({ kind: 'rejected' });
  });

  test('if a name occurs twice', () => {
    const { body } = alipay.notifyPayment(attemptNo);
    const twice = { body: `total_amount=0.01&${body}` };
    expect(shop().verify(twice)).toEqual({ kind: 'rejected', reason: 'a name occurs twice' });
  });

  test('if its signature covers the kind of the signature, as that of a request does', () => {
    const { body } = alipay.notify({ sign_type: 'RSA2' });
    expect(shop().verify({ body: body.replace('sign_type=RSA2&', '') })).toEqual({
      kind: 'rejected',
      reason: 'its signature is wrong',
    });
  });

  test('if it tells of something else', () => {
    expect(payment({ notify_type: 'dut_user_sign' })).toEqual({
      kind: 'rejected',
      reason: 'it tells of dut_user_sign',
    });
  });
});
