import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AlipayCounterpart, openAlipayCounterpart } from '../../../test/payments/alipay-counterpart.ts';
import { hour, minute, second } from '../../clock.ts';
import type { Attempt } from '../payment-provider.ts';
import { createAlipay } from './alipay.ts';

let alipay: AlipayCounterpart;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-12-01T20:00:00Z');
  alipay = await openAlipayCounterpart(() => at);
});
afterEach(() => alipay.close());

const shop = (change: Partial<AlipayCounterpart['settings']> = {}) =>
  createAlipay({ ...alipay.settings, ...change }, { now: () => at });

const payer = { ip: '203.0.113.7' };
const attemptNo = 'JC202612010000000001A';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  attemptNo,
  way: 'code',
  amountFen: 12_345,
  description: '钧窑坊充值',
  sentAt: at,
  notifyUrl: 'https://shop.example/api/payment/notify/alipay',
  returnUrl: 'https://shop.example/paid',
  payableUntil: at + hour,
  ...change,
});

async function paid(): Promise<string> {
  await shop().open(attempt(), payer);
  return alipay.pay(attemptNo);
}

/** As a browser. @returns the page that the payer sees */
async function visit(change: Partial<Attempt>): Promise<string> {
  const cashier = await shop().open(attempt({ way: 'phone', ...change }), payer);
  if (cashier.kind !== 'page') throw new Error(cashier.kind);
  return (await fetch(cashier.url)).text();
}

describe('a payment', () => {
  test('is a code for a desktop', async () => {
    const cashier = await shop().open(attempt(), payer);
    expect(cashier).toEqual({
      kind: 'code',
      text: expect.stringMatching(/^https:\/\/qr\.alipay\.com\//),
      usableUntil: at + hour,
    });
    expect(alipay.offers.get(attemptNo)).toMatchObject({ totalFen: 12_345, timeExpire: at + hour });
  });

  test.each(['desktop', 'phone'] as const)(
    'is a %s, which is opened again with the same fields',
    async (way) => {
      const notSent = await shop().open(attempt({ way }), payer);
      const { searchParams } = new URL(notSent.kind === 'page' ? notSent.url : '');
      expect(searchParams.get('notify_url')).toBe(attempt().notifyUrl);
      expect(searchParams.get('return_url')).toBe(attempt().returnUrl);
      expect(alipay.offers.size).toBe(0);
      const change = { way, payableUntil: at + 2 * hour };
      expect(await visit(change)).toContain('cashier');
      at += hour;
      expect(await visit(change)).toContain('cashier');
      expect(await visit({ ...change, amountFen: 1 })).toContain('CONTEXT_INCONSISTENT');
      expect(alipay.pay(attemptNo)).toBe((await query()).serialNo);
    },
  );

  const query = async () => {
    const state = await shop().query({ attemptNo });
    return state.state === 'paid' ? state : { ...state, serialNo: null };
  };

  test('by a code is spent after a lost answer', async () => {
    alipay.behavior = 'do and break off';
    await expect(shop().open(attempt(), payer)).rejects.toThrow();
    alipay.behavior = 'answer';
    await expect(shop().open(attempt(), payer)).rejects.toThrow('APPLY_PC_MERCHANT_CODE_ERROR');
    await shop().open(attempt({ attemptNo: `${attemptNo}B` }), payer);
  });

  test('by a code is never shown for another number', async () => {
    alipay.instead = { out_trade_no: 'JC1' };
    await expect(shop().open(attempt(), payer)).rejects.toThrow('of JC1');
  });

  test.each(['javascript:alert(1)', 'http://qr.alipay.com/x', ''])('is no code with %j', async (qr_code) => {
    alipay.instead = { qr_code };
    await expect(shop().open(attempt(), payer)).rejects.toThrow();
  });

  test('is not opened in the last minute, because only the payer would see the refusal', async () => {
    const late = attempt({ way: 'phone', payableUntil: at + minute - 1 });
    await expect(shop().open(late, payer)).rejects.toThrow('last minute');
    expect(await visit({ payableUntil: at + minute })).toContain('cashier');
  });

  test('has a subject and an amount that Alipay takes', async () => {
    const description = `茶碗 a/b=c&d <body> 🏺 ${'窑'.repeat(100)}`;
    expect(await visit({ description, amountFen: 1 })).toContain('cashier');
    expect(alipay.offers.get(attemptNo)).toMatchObject({ totalFen: 1 });
    expect(await visit({ attemptNo: 'JC2', amountFen: 10_000_000_000 })).toContain('cashier');
    expect(alipay.offers.get('JC2')).toMatchObject({ totalFen: 10_000_000_000 });
  });

  test('is unheard of until the payer scans, then waiting, then paid, also when it is finished', async () => {
    await shop().open(attempt(), payer);
    expect(await shop().query({ attemptNo })).toEqual({ state: 'unheardOf' });
    alipay.login(attemptNo);
    expect(await shop().query({ attemptNo })).toEqual({ state: 'waiting' });
    const serialNo = alipay.pay(attemptNo);
    const state = { state: 'paid', serialNo, amountFen: 12_345, app: shop().app };
    expect(await shop().query({ attemptNo })).toEqual(state);
    Object.assign(alipay.trades.get(attemptNo) ?? {}, { status: 'TRADE_FINISHED' });
    expect(await shop().query({ attemptNo })).toEqual(state);
  });

  test('is closed when its time is over or the shop closes it', async () => {
    await shop().open(attempt(), payer);
    alipay.login(attemptNo);
    for (const _ of [1, 2]) await shop().close({ attemptNo });
    expect(await shop().query({ attemptNo })).toEqual({ state: 'closed' });
    await shop().open(attempt({ attemptNo: 'JC2' }), payer);
    alipay.login('JC2');
    at += hour;
    expect(() => alipay.pay('JC2')).toThrow('TRADE_CLOSED');
    expect(await shop().query({ attemptNo: 'JC2' })).toEqual({ state: 'closed' });
  });

  test('by a code that nobody scanned is not closed by the shop and can still be made', async () => {
    await shop().open(attempt(), payer);
    await shop().close({ attemptNo });
    expect(await shop().query({ attemptNo })).toEqual({ state: 'unheardOf' });
    alipay.pay(attemptNo);
    await shop().close({ attemptNo });
    expect(await shop().query({ attemptNo })).toMatchObject({ state: 'paid' });
  });

  test.each([
    'TRADE_NOT_EXIST',
    'TRADE_STATUS_ERROR',
    'REASON_TRADE_STATUS_INVALID',
    'REASON_ILLEGAL_STATUS',
  ])('that does not wait (%s) needs no closing', async (code) => {
    alipay.behavior = `40004 ACQ.${code}`;
    await expect(shop().close({ attemptNo })).resolves.toBeUndefined();
  });

  test('that was not closed, or may not have been, is an error', async () => {
    await paid();
    alipay.behavior = '40004 ACQ.SYSTEM_ERROR';
    await expect(shop().close({ attemptNo })).rejects.toThrow('SYSTEM_ERROR');
  });

  test('is what Alipay tells of it, and nothing if that is of another number or unclear', async () => {
    await paid();
    alipay.instead = { total_amount: '0.1' };
    expect(await shop().query({ attemptNo })).toMatchObject({ amountFen: 10 });
    for (const instead of [
      { out_trade_no: 'JC1' },
      { trade_status: 'TRADE_OTHER' },
      { trade_no: '' },
      ...['1.234', '-1.00', '1e3', '', '1,000.00'].map((total_amount) => ({ total_amount })),
    ]) {
      alipay.instead = instead;
      await expect(shop().query({ attemptNo }), JSON.stringify(instead)).rejects.toThrow();
    }
  });

  test('whose money Alipay has not given to the merchant waits', async () => {
    await paid();
    alipay.instead = { additional_status: 'SELLER_NOT_RECEIVED' };
    expect(await shop().query({ attemptNo })).toEqual({ state: 'waiting' });
    Object.assign(alipay.trades.get(attemptNo) ?? {}, { status: 'TRADE_CLOSED' });
    expect(await shop().query({ attemptNo })).toEqual({ state: 'closed' });
  });
});

describe('a refund', () => {
  const refund = { refundNo: 'JR1', attemptNo, amountFen: 5_000, reason: '' };
  const refunded = { state: 'refunded', serialNo: 'JR1', actualFen: 5_000 };

  test('is unheard of, then refunded; repeated, it is paid once', async () => {
    await paid();
    expect(await shop().queryRefund(refund)).toEqual({ state: 'unheardOf' });
    expect(await shop().refund(refund)).toEqual(refunded);
    expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    expect(await shop().queryRefund(refund)).toEqual({ state: 'unheardOf' });
    at += 10 * second;
    expect(await shop().queryRefund(refund)).toEqual(refunded);
    expect(alipay.refunds.size).toBe(1);
  });

  test('whose answer was lost is found', async () => {
    await paid();
    alipay.behavior = 'do and break off';
    await expect(shop().refund(refund)).rejects.toThrow();
    alipay.behavior = 'answer';
    at += 10 * second;
    expect(await shop().queryRefund(refund)).toEqual(refunded);
  });

  test('in parts may be the whole payment; each part has its own amount and number', async () => {
    await paid();
    await shop().refund(refund);
    const rest = { ...refund, refundNo: 'JR2', amountFen: 7_345 };
    await expect(shop().refund(rest)).rejects.toThrow('REFUND_CHARGE_ERROR');
    at += 3 * second;
    const restRefunded = { state: 'refunded', serialNo: 'JR2', actualFen: 7_345 };
    expect(await shop().refund(rest)).toEqual(restRefunded);
    at += 10 * second;
    expect(await shop().queryRefund(rest)).toEqual(restRefunded);
    expect(await shop().queryRefund(refund)).toEqual(refunded);
    // Nobody may get credit for money that went back.
    expect(await shop().query({ attemptNo })).toEqual({ state: 'closed' });
  });

  test('has a reason that Alipay takes', async () => {
    await paid();
    const reason = `裂纹 in the body_1, a=b & "c" 🏺 ${'碗'.repeat(100)}`;
    expect(await shop().refund({ ...refund, reason })).toEqual(refunded);
  });

  test.each(['TRADE_NOT_ALLOW_REFUND', 'BUYER_NOT_EXIST', 'TRADE_HAS_FINISHED'])(
    'that Alipay never pays (%s) is refused, but not if it was paid before',
    async (code) => {
      await paid();
      alipay.behavior = `only refund 40004 ACQ.${code}`;
      expect(await shop().refund(refund)).toEqual({ state: 'refused', reason: `ACQ.${code}` });
      alipay.behavior = 'answer';
      await shop().refund(refund);
      at += 10 * second;
      alipay.behavior = `only refund 40004 ACQ.${code}`;
      expect(await shop().refund(refund)).toEqual(refunded);
    },
  );

  test.each(['SELLER_BALANCE_NOT_ENOUGH', 'TRADE_HAS_CLOSE', 'REFUND_AMT_NOT_EQUAL_TOTAL'])(
    'that Alipay does not pay now, or may have paid in another way (%s), needs a person',
    async (code) => {
      await paid();
      alipay.behavior = `only refund 40004 ACQ.${code}`;
      expect(await shop().refund(refund)).toEqual({ state: 'stuck', reason: `ACQ.${code}` });
    },
  );

  test('that was refused is an error if Alipay does not say what became of its number', async () => {
    await paid();
    alipay.behavior = '40004 ACQ.TRADE_NOT_ALLOW_REFUND';
    await expect(shop().refund(refund)).rejects.toThrow('TRADE_NOT_ALLOW_REFUND');
  });

  test('of another amount under a used number tells what was paid', async () => {
    await paid();
    await shop().refund(refund);
    const other = { ...refund, amountFen: 4_000 };
    expect(await shop().refund(other)).toMatchObject({ state: 'stuck' });
    at += 10 * second;
    expect(await shop().refund(other)).toEqual(refunded);
  });

  test.each([{ fund_change: 'N' }, { fund_change: undefined }, { refund_fee: '49.99' }])(
    'is under way if the answer does not show that it was paid: %j',
    async (instead) => {
      await paid();
      alipay.instead = instead;
      expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    },
  );

  test('is under way if Alipay tells its amount without success', async () => {
    await paid();
    await shop().refund(refund);
    at += 10 * second;
    alipay.instead = { refund_status: undefined };
    expect(await shop().queryRefund(refund)).toEqual({ state: 'underWay' });
    alipay.instead = { refund_status: 'REFUND_OTHER' };
    expect(await shop().queryRefund(refund)).toEqual({ state: 'underWay' });
  });

  test.each([{ out_request_no: 'JR9' }, { out_trade_no: 'JC9' }, { refund_amount: undefined }])(
    'is not known from an answer with %j',
    async (instead) => {
      await paid();
      await shop().refund(refund);
      at += 10 * second;
      alipay.instead = instead;
      await expect(shop().queryRefund(refund)).rejects.toThrow();
    },
  );

  test('is not paid from the answer about another payment', async () => {
    await paid();
    alipay.instead = { out_trade_no: 'JC9' };
    await expect(shop().refund(refund)).rejects.toThrow('told of JC9');
  });

  test('of a payment that Alipay does not know is an error, because the shop asks the wrong Alipay', async () => {
    await expect(shop().refund(refund)).rejects.toThrow('TRADE_NOT_EXIST');
    await expect(shop().queryRefund(refund)).rejects.toThrow('TRADE_NOT_EXIST');
  });
});
