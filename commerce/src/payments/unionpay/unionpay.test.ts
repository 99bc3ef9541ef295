import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openUnionpayCounterpart,
  type UnionpayCounterpart,
} from '../../../test/payments/unionpay-counterpart.ts';
import { day, hour, minute, second } from '../../clock.ts';
import type { Attempt, ProviderRefund } from '../payment-provider.ts';
import { createUnionpay } from './unionpay.ts';

let unionpay: UnionpayCounterpart;
let at: number;
const start = Date.parse('2026-12-01T08:00:00.999Z');
beforeEach(async () => {
  at = start;
  unionpay = await openUnionpayCounterpart(() => at);
});
afterEach(() => unionpay.close());

const shop = () => createUnionpay(unionpay.settings, { now: () => at });
const attemptNo = 'JC202612010000000001';
const refundNo = 'JR202612010000000001';
const notifyUrl = 'https://shop.example/api/payment/notify/unionpay';

const attempt = (change: Partial<Attempt> = {}) => ({
  attemptNo,
  sentAt: start,
  way: 'desktop' as const,
  amountFen: 12_345,
  notifyUrl,
  returnUrl: 'https://shop.example/payment/return',
  payableUntil: start + 2 * hour,
  ...change,
});

async function opened(change: Partial<Attempt> = {}): Promise<void> {
  expect(await unionpay.visit(await shop().open(attempt(change)))).toBe('cashier');
}

async function paid(): Promise<string> {
  await opened();
  return unionpay.pay(attemptNo);
}

const refundOf = (paymentSerialNo: string, change: Partial<ProviderRefund> = {}) => ({
  refundNo,
  sentAt: at,
  paymentSerialNo,
  amountFen: 5_000,
  notifyUrl,
  ...change,
});

describe('a payment', () => {
  test('is a form for the cashier of a desktop or of a phone, with times of Beijing', async () => {
    const form = await shop().open(attempt());
    expect(form).toMatchObject({
      kind: 'form',
      action: `${unionpay.settings.gateway}/frontTransReq.do`,
      fields: { channelType: '07', txnTime: '20261201160000', payTimeout: '20261201180000', txnAmt: '12345' },
    });
    const onPhone = await shop().open(attempt({ way: 'phone', attemptNo: `${attemptNo}B` }));
    expect(onPhone.fields.channelType).toBe('08');
    for (const each of [form, onPhone]) expect(await unionpay.visit(each)).toBe('cashier');
  });

  test('has the same form whenever it is opened, until it is too old', async () => {
    const form = await shop().open(attempt());
    expect(form.usableUntil).toBe(at + 5 * minute);
    at += 5 * minute - second;
    expect(await shop().open(attempt())).toEqual(form);
    at += second;
    await expect(shop().open(attempt())).rejects.toThrow('is over');
  });

  test('has no form after its time limit', async () => {
    const short = attempt({ payableUntil: start + minute });
    at += minute - 1;
    await shop().open(short);
    at += 1;
    await expect(shop().open(short)).rejects.toThrow('is over');
  });

  test('is unheard of, waiting, then paid', async () => {
    expect(await shop().query(attempt())).toEqual({ state: 'unheardOf' });
    await opened();
    expect(await shop().query(attempt())).toEqual({ state: 'waiting' });
    const serialNo = unionpay.pay(attemptNo);
    const state = { state: 'paid', serialNo, amountFen: 12_345, app: unionpay.settings.merId };
    expect(await shop().query(attempt())).toEqual(state);
    unionpay.find(attemptNo).code = 'A6';
    expect(await shop().query(attempt())).toEqual(state);
    await shop().refund(refundOf(serialNo, { amountFen: 12_345 }));
    expect(await shop().query(attempt())).toEqual(state);
  });

  test('tells the amount that UnionPay took', async () => {
    await paid();
    unionpay.change = { txnAmt: '1' };
    expect(await shop().query(attempt())).toMatchObject({ state: 'paid', amountFen: 1 });
  });

  test('is another one with the same number and another time', async () => {
    await paid();
    expect(await shop().query(attempt({ sentAt: start + second }))).toEqual({ state: 'unheardOf' });
    const sameDay = await shop().open(attempt({ sentAt: start + second }));
    expect(await unionpay.visit(sameDay)).toBe('error 12');
    at += day;
    await opened({ sentAt: at, payableUntil: at + hour });
    expect(unionpay.transactions.size).toBe(2);
  });

  test('of which a try failed waits until ten minutes after its time limit, and is closed then', async () => {
    await opened();
    for (const code of ['05', '01', '64', '33', '42']) {
      unionpay.find(attemptNo).code = code;
      at = start + 2 * hour + 10 * minute - 1;
      expect(await shop().query(attempt())).toEqual({ state: 'waiting' });
      at += 1;
      expect(await shop().query(attempt())).toEqual({ state: 'closed' });
    }
    expect(() => unionpay.pay(attemptNo)).toThrow('too late');
  });

  test.each(['03', '04', '83', '12', '70', '74', '99', '97'])(
    'that UnionPay has not decided about stays waiting: %s',
    async (code) => {
      await opened();
      unionpay.find(attemptNo).code = code;
      at += day;
      expect(await shop().query(attempt())).toEqual({ state: 'waiting' });
    },
  );

  test('can be found out to be paid after its time limit', async () => {
    await paid();
    at += day;
    expect(await shop().query(attempt())).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['no result', { origRespCode: '' }],
    ['no number', { queryId: '' }],
    ['an amount with a point', { txnAmt: '123.45' }],
    ['another currency', { currencyCode: '840' }],
    ['the type of a refund', { txnType: '04' }],
  ] as const)('with %s is not known', async (_, change) => {
    await paid();
    unionpay.change = change;
    await expect(shop().query(attempt())).rejects.toThrow();
  });

  test.each(['02', '06', '11', '31', '37', '99'])(
    'is not known if its query is answered with %s',
    async (code) => {
      await paid();
      unionpay.behavior = `say ${code}`;
      await expect(shop().query(attempt())).rejects.toThrow(`UnionPay answered ${code}`);
    },
  );
});

describe('a refund', () => {
  test('that UnionPay accepted is under way, and refunded only when a query says so', async () => {
    const refund = refundOf(await paid());
    expect(await shop().queryRefund(refund)).toEqual({ state: 'unheardOf' });
    expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    expect(await shop().queryRefund(refund)).toEqual({ state: 'underWay' });
    const row = unionpay.find(refundNo);
    for (const code of ['00', 'A6']) {
      row.code = code;
      expect(await shop().queryRefund(refund)).toEqual({
        state: 'refunded',
        serialNo: row.queryId,
        actualFen: 5_000,
      });
    }
  });

  test('repeated with the same time, also after a lost answer and hours later, is paid once', async () => {
    const refund = refundOf(await paid());
    unionpay.behavior = 'do and break off';
    await expect(shop().refund(refund)).rejects.toThrow();
    unionpay.behavior = 'answer';
    at += 5 * hour;
    expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    expect(unionpay.transactions.size).toBe(2);
  });

  test('repeated with another time on another day would be paid twice', async () => {
    const refund = refundOf(await paid());
    await shop().refund(refund);
    at += day;
    await shop().refund({ ...refund, sentAt: at });
    expect(unionpay.transactions.size).toBe(3);
  });

  test('that was accepted is not refused because its repetition no longer fits the payment', async () => {
    const refund = refundOf(await paid(), { amountFen: 12_345 });
    await shop().refund(refund);
    unionpay.refundCheck = 'rest first';
    expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    unionpay.find(refundNo).code = '00';
    expect(await shop().refund(refund)).toMatchObject({ state: 'refunded', actualFen: 12_345 });
  });

  test('in parts may be the whole payment and not more', async () => {
    const serialNo = await paid();
    await shop().refund(refundOf(serialNo));
    const rest = refundOf(serialNo, { refundNo: `${refundNo}B`, amountFen: 7_345 });
    expect(await shop().refund(rest)).toEqual({ state: 'underWay' });
    const more = refundOf(serialNo, { refundNo: `${refundNo}C`, amountFen: 1 });
    expect(await shop().refund(more)).toEqual({
      state: 'stuck',
      reason: expect.stringMatching(/^36 .*2050004/),
    });
  });

  test('of an unknown payment waits for a person', async () => {
    const refund = refundOf('7'.repeat(21));
    expect(await shop().refund(refund)).toEqual({ state: 'stuck', reason: expect.stringMatching(/^35 /) });
  });

  test.each(['00', 'A6', '12', '03', '04', '05', '83'])('answered with %s is under way', async (code) => {
    const refund = refundOf(await paid());
    unionpay.behavior = `say ${code}`;
    expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
  });

  test.each(['01', '02', '06', '10', '11', '13', '31', '32', '34', '38', '39', '99'])(
    'answered with %s is not known',
    async (code) => {
      const refund = refundOf(await paid());
      unionpay.behavior = `say ${code}`;
      await expect(shop().refund(refund)).rejects.toThrow(`UnionPay answered ${code}`);
    },
  );

  test('that was sent too late is not known for an hour, and then waits for a person', async () => {
    const refund = refundOf(await paid());
    at += 6 * minute;
    await expect(shop().refund(refund)).rejects.toThrow('UnionPay answered 10');
    expect(await shop().queryRefund(refund)).toEqual({ state: 'unheardOf' });
    at += hour;
    expect(await shop().refund(refund)).toMatchObject({ state: 'stuck' });
  });

  test.each([
    ...['03', '04', '05', '83'].map((code) => [code, 'underWay'] as const),
    ...['01', '30', '60', '64'].map((code) => [code, 'refused'] as const),
    ...['35', '36', '38', '45', '74', '75', '90'].map((code) => [code, 'stuck'] as const),
  ])('that a query finds with %s is %s', async (code, state) => {
    const refund = refundOf(await paid());
    await shop().refund(refund);
    unionpay.find(refundNo).code = code;
    expect(await shop().queryRefund(refund)).toMatchObject({ state });
  });

  test.each(['02', '10', '12', '32', '70', '97', '99'])(
    'that a query finds with %s is not known',
    async (code) => {
      const refund = refundOf(await paid());
      await shop().refund(refund);
      unionpay.find(refundNo).code = code;
      await expect(shop().queryRefund(refund)).rejects.toThrow(code);
    },
  );

  test.each([
    ['the type of a payment', { txnType: '01' }],
    ['no number', { queryId: '' }],
    ['no amount', { txnAmt: '' }],
  ])('with %s is not known', async (_, change) => {
    const refund = refundOf(await paid());
    await shop().refund(refund);
    unionpay.find(refundNo).code = '00';
    unionpay.change = change;
    await expect(shop().queryRefund(refund)).rejects.toThrow();
  });
});

describe('a notification', () => {
  test('of a payment only names it, so that the shop asks about it', async () => {
    await paid();
    expect(shop().verify({ body: unionpay.notify(attemptNo) })).toEqual({ kind: 'payment', attemptNo });
  });

  test.each(['00', 'A6', '36'])('of a refund that ended with %s is not that of a payment', async (code) => {
    await shop().refund(refundOf(await paid(), { amountFen: 12_345 }));
    unionpay.find(refundNo).code = code;
    expect(shop().verify({ body: unionpay.notify(refundNo) })).toEqual({ kind: 'refund', refundNo });
  });

  test.each([
    ['for another merchant', { merId: '777290058110097' }],
    ['of a cancellation', { txnType: '31' }],
    ['of an older version', { version: '5.0.0' }],
  ] as const)('%s is rejected', async (_, change) => {
    await paid();
    expect(shop().verify({ body: unionpay.notify(attemptNo, change) })).toMatchObject({ kind: 'rejected' });
  });

  test('that was changed, or names a field twice, is rejected', async () => {
    await paid();
    const body = unionpay.notify(attemptNo);
    const changed = body.replace('txnAmt=12345', 'txnAmt=12346');
    expect(changed).not.toBe(body);
    expect(shop().verify({ body: changed })).toEqual({ kind: 'rejected', reason: 'its signature is wrong' });
    expect(shop().verify({ body: `${body}&orderId=${attemptNo}` })).toMatchObject({
      reason: expect.stringContaining('twice'),
    });
    expect(shop().verify({ body: '' })).toMatchObject({ kind: 'rejected' });
  });

  test.each(['outdated', 'of a foreign issuer', 'of another company'] as const)(
    'with a certificate %s is rejected',
    async (certificate) => {
      await paid();
      unionpay.certificate = certificate;
      expect(shop().verify({ body: unionpay.notify(attemptNo) })).toMatchObject({ kind: 'rejected' });
    },
  );
});
