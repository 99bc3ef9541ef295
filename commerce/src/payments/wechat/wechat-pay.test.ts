import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWechatCounterpart, type WechatCounterpart } from '../../../test/payments/wechat-counterpart.ts';
import { hour, minute } from '../../clock.ts';
import type { Attempt } from '../payment-provider.ts';
import { createWechatPay } from './wechat-pay.ts';

let wechat: WechatCounterpart;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-12-01T08:00:00Z');
  wechat = await openWechatCounterpart(() => at);
});
afterEach(() => wechat.close());

const shop = (change: Partial<WechatCounterpart['settings']> = {}) =>
  createWechatPay({ ...wechat.settings, ...change }, { now: () => at });

const payer = { ip: '203.0.113.7' };

const attemptNo = 'JC202612010000000001A';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  attemptNo,
  way: 'code',
  amountFen: 12_345,
  description: '钧窑坊充值',
  sentAt: at,
  returnUrl: 'https://shop.example/paid/JC202612010000000001',
  notifyUrl: 'https://shop.example/api/payment/notify/wechat',
  payableUntil: at + 2 * hour,
  ...change,
});
async function paid(): Promise<string> {
  await shop().open(attempt(), payer);
  return wechat.pay(attemptNo);
}

const refund = {
  ...{ refundNo: 'JR1', attemptNo, amountFen: 5_000, paymentFen: 12_345 },
  ...{ reason: '釉面有瑕疵 🏺', notifyUrl: 'https://shop.example/api/payment/notify/wechat' },
};

describe('a payment', () => {
  test('is a code for a desktop, a page for a phone, and parameters within WeChat', async () => {
    expect(await shop().open(attempt(), payer)).toEqual({
      kind: 'code',
      text: expect.stringMatching(/^weixin:/),
      usableUntil: at + 2 * hour,
    });
    const h5 = attempt({ attemptNo: `${attemptNo}B`, way: 'phone' });
    expect(await shop().open(h5, payer)).toEqual({
      kind: 'page',
      url: expect.stringMatching(/&redirect_url=https%3A%2F%2Fshop\.example%2Fpaid%2FJC202612010000000001$/),
      usableUntil: at + 4 * minute,
    });
    const jsapi = attempt({ attemptNo: `${attemptNo}C`, way: 'wechat' });
    await expect(shop().open(jsapi, payer)).rejects.toThrow('no way wechat');
    const inWechat = shop({ appSecret: wechat.account.appSecret });
    await expect(inWechat.open(jsapi, payer)).rejects.toThrow('must know who pays');
    const foreign = { ...payer, openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' };
    await expect(inWechat.open(jsapi, foreign)).rejects.toThrow('无效的openid');
    const openid = wechat.account.openidOf('potter');
    const bridge = await inWechat.open(jsapi, { ...payer, openid });
    if (bridge.kind !== 'bridge') throw new Error(bridge.kind);
    expect(wechat.invoke('getBrandWCPayRequest', { ...bridge.parameters, nonceStr: 'A' })).toBe('fail');
    expect(wechat.invoke('getBrandWCPayRequest', bridge.parameters)).toBe('ok');
  });

  test('is opened again with the same number, way and fields, also after a lost answer', async () => {
    wechat.behavior = 'do and break off';
    await expect(shop().open(attempt(), payer)).rejects.toThrow();
    wechat.behavior = 'answer';
    await shop().open(attempt(), payer);
    await expect(shop().open(attempt({ amountFen: 1 }), payer)).rejects.toThrow('INVALIDREQUEST');
    await expect(shop().open(attempt({ way: 'phone' }), payer)).rejects.toThrow('OUTTRADENOUSED');
    expect(wechat.orders.size).toBe(1);
  });

  test('is unheard of, waiting, then paid, and says that a part was refunded', async () => {
    expect(await shop().query({ attemptNo })).toEqual({ state: 'unheardOf' });
    await shop().open(attempt(), payer);
    expect(await shop().query({ attemptNo })).toEqual({ state: 'waiting' });
    const serialNo = wechat.pay(attemptNo);
    const state = { state: 'paid', serialNo, amountFen: 12_345, app: shop().app } as const;
    expect(await shop().query({ attemptNo })).toEqual(state);
    await shop().refund({ ...refund, amountFen: 1 });
    expect(wechat.orders.get(attemptNo)?.state).toBe('REFUND');
    expect(await shop().query({ attemptNo })).toEqual({ ...state, isRefunded: true });
  });

  test('can no longer be made after its time or when it is closed', async () => {
    await shop().open(attempt(), payer);
    at += 2 * hour;
    expect(() => wechat.pay(attemptNo)).toThrow('too late');
    expect(await shop().query({ attemptNo })).toEqual({ state: 'waiting' });
    for (const _ of [1, 2]) await shop().close({ attemptNo });
    expect(await shop().query({ attemptNo })).toEqual({ state: 'closed' });
  });

  test('that was made while the shop closes it stays paid', async () => {
    await paid();
    await shop().close({ attemptNo });
    expect(await shop().query({ attemptNo })).toMatchObject({ state: 'paid' });
  });
});

describe('an answer', () => {
  test('that refuses is believed unsigned, but not with the signature of somebody else', async () => {
    wechat.behavior = 'unsigned 404 ORDER_NOT_EXIST';
    expect(await shop().query({ attemptNo })).toEqual({ state: 'unheardOf' });
    wechat.behavior = 'answer';
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keys = new Map([[wechat.settings.publicKeyId ?? '', publicKey]]);
    await expect(shop({ keys }).query({ attemptNo })).rejects.toThrow('is not believed');
  });

  test.each(['probe', 'silent', 'break off', '500 SYSTEM_ERROR', '429 FREQUENCY_LIMITED', '401 SIGN_ERROR'])(
    'is not known when WeChat Pay does this: %s',
    async (behavior) => {
      await paid();
      wechat.behavior = behavior;
      await expect(shop().query({ attemptNo })).rejects.toThrow();
      await expect(shop().refund(refund)).rejects.toThrow();
      await expect(shop().queryRefund({ refundNo: 'JR1' })).rejects.toThrow();
    },
  );

  test.each([
    [
      'the key of another merchant',
      { privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey },
    ],
    ['another number of the certificate', { serialNo: 'A'.repeat(40) }],
    ['another merchant', { mchid: '1900007292' }],
  ])('says so with %s', async (_, change) => {
    await expect(shop(change).query({ attemptNo })).rejects.toThrow('401 SIGNERROR');
  });

  test('says so with a wrong clock or another app', async () => {
    const late = createWechatPay(wechat.settings, { now: () => at - 6 * minute });
    await expect(late.query({ attemptNo })).rejects.toThrow('five minutes off');
    await expect(shop({ appid: 'wx0' }).open(attempt(), payer)).rejects.toThrow('APPIDMCHIDNOTMATCH');
  });

  test('by an unknown key is not believed', async () => {
    await expect(shop({ keys: new Map() }).open(attempt(), payer)).rejects.toThrow('not believed');
  });
});

describe('a refund', () => {
  test('is under way, then refunded; repeated, it is paid once', async () => {
    await paid();
    expect(await shop().queryRefund({ refundNo: 'JR1' })).toEqual({ state: 'unheardOf' });
    for (const _ of [1, 2]) expect(await shop().refund(refund)).toEqual({ state: 'underWay' });
    const row = wechat.refunds.get('JR1');
    if (row) row.status = 'SUCCESS';
    expect(await shop().queryRefund({ refundNo: 'JR1' })).toEqual({
      state: 'refunded',
      serialNo: row?.refundId,
      actualFen: 5_000,
    });
    expect(wechat.refunds.size).toBe(1);
  });

  test('in parts may be the whole payment, a minute apart, and not more', async () => {
    await paid();
    await shop().refund(refund);
    const rest = { ...refund, refundNo: 'JR2', amountFen: 7_345 };
    await expect(shop().refund(rest)).rejects.toThrow('FREQUENCYLIMITED');
    at += minute;
    await shop().refund(rest);
    at += minute;
    await expect(shop().refund({ ...rest, refundNo: 'JR3', amountFen: 1 })).rejects.toThrow('INVALIDREQUEST');
  });

  test.each([
    ['CLOSED', '', { state: 'refused', reason: '退款已关闭，款项没有退出（CLOSED）' }],
    ['ABNORMAL', '', { state: 'stuck', reason: '付款人的银行卡已作废或冻结，款项无法退回（ABNORMAL）' }],
    [
      'SUCCESS',
      '商户结算银行账户',
      { state: 'stuck', reason: '款项退到了商户账户，没有退给付款人（商户结算银行账户）' },
    ],
  ] as const)('that ends as %s %s is not paid', async (status, userReceivedAccount, state) => {
    await paid();
    await shop().refund(refund);
    Object.assign(wechat.refunds.get('JR1') ?? {}, { status, userReceivedAccount });
    expect(await shop().queryRefund({ refundNo: 'JR1' })).toMatchObject(state);
  });

  test.each([
    ['403 NOT_ENOUGH', 'stuck'],
    ['403 USER_ACCOUNT_ABNORMAL', 'refused'],
  ])('that WeChat Pay refuses with %s is %s', async (behavior, state) => {
    await paid();
    wechat.behavior = behavior;
    expect(await shop().refund(refund)).toMatchObject({ state });
  });
});

describe('a notification', () => {
  test('of a payment tells its number, amount and app', async () => {
    const serialNo = await paid();
    expect(await shop().verify(wechat.notifyPayment(attemptNo))).toEqual({
      kind: 'payment',
      attemptNo,
      payment: { state: 'paid', serialNo, amountFen: 12_345, app: shop().app },
    });
    const elsewhere = await shop().verify(
      wechat.notifyPayment(attemptNo, { appid: 'wx0', amount: { total: 1 } }),
    );
    expect(elsewhere).toMatchObject({ payment: { amountFen: 1, app: `${wechat.settings.mchid}/wx0` } });
  });

  test('of a refund tells its number, and that of another merchant is rejected', async () => {
    const content = { mchid: wechat.settings.mchid, out_refund_no: 'JR1', refund_status: 'SUCCESS' };
    expect(await shop().verify(wechat.notify('REFUND.SUCCESS', content))).toEqual({
      kind: 'refund',
      refundNo: 'JR1',
    });
    const other = await shop().verify(wechat.notify('REFUND.SUCCESS', { ...content, mchid: '1' }));
    expect(other).toMatchObject({ kind: 'rejected' });
  });

  test('that was changed, is late or has another secret is not believed', async () => {
    await paid();
    const { body, headers } = wechat.notifyPayment(attemptNo);
    expect(await shop().verify({ headers, body: `${body} ` })).toMatchObject({ kind: 'rejected' });
    const probe = { ...headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/x' };
    expect(await shop().verify({ headers: probe, body })).toMatchObject({ kind: 'rejected' });
    at += 5 * minute;
    expect(await shop().verify({ headers, body })).toMatchObject({ kind: 'rejected' });
    at -= 5 * minute;
    await expect(shop({ apiV3Key: '0'.repeat(32) }).verify({ headers, body })).rejects.toThrow();
  });

  test('of anything else is rejected', async () => {
    expect(
      await shop().verify(wechat.notify('TRANSACTION.OTHER' as 'TRANSACTION.SUCCESS', {})),
    ).toMatchObject({
      kind: 'rejected',
    });
  });
});
