import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AlipayCounterpart, openAlipayCounterpart } from '../../../test/payments/alipay-counterpart.ts';
import { hour, minute } from '../../clock.ts';
import { beijingTime } from '../beijing-time.ts';
import type { Fields } from '../signed-fields.ts';
import { createAlipay } from './alipay.ts';
import { createAlipayClient } from './client.ts';
import { signFields } from './signature.ts';

let alipay: AlipayCounterpart;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-12-01T20:00:00Z');
  alipay = await openAlipayCounterpart(() => at);
});
afterEach(() => alipay.close());

const shop = (change: Partial<AlipayCounterpart['settings']> = {}) =>
  createAlipay({ ...alipay.settings, ...change }, { now: () => at });

const attemptNo = 'JC202612010000000001A';
const refund = { refundNo: 'JR1', attemptNo, amountFen: 1, reason: '' };

async function pay(): Promise<void> {
  const addresses = { notifyUrl: 'https://shop.example/notify', returnUrl: 'https://shop.example/paid' };
  const attempt = { attemptNo, way: 'code', amountFen: 100, sentAt: 0, description: 'a' } as const;
  await shop().open({ ...attempt, ...addresses, payableUntil: at + hour }, { ip: '203.0.113.7' });
  alipay.pay(attemptNo);
}

describe('an answer', () => {
  test.each([
    'silent',
    'break off',
    'redirect',
    'wrong signature',
    '500',
    'page',
    '20000 isp.unknow-error',
    '40004 ACQ.SYSTEM_ERROR',
    '40005 isv.app-call-limited',
    'unsigned 40004 ACQ.TRADE_NOT_EXIST',
    'unsigned 40004 ACQ.TRADE_NOT_ALLOW_REFUND',
    'unsigned 10000 x',
  ])('is not known when Alipay does this: %s', async (behavior) => {
    await pay();
    alipay.behavior = behavior;
    const asking = shop(behavior === 'silent' ? { answerMilliseconds: 100 } : {});
    await expect(asking.query({ attemptNo })).rejects.toThrow();
    await expect(asking.close({ attemptNo })).rejects.toThrow();
    await expect(asking.refund(refund)).rejects.toThrow();
    await expect(asking.queryRefund(refund)).rejects.toThrow();
  });

  test('by another key is not believed, also if it is an error', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await expect(shop({ alipayKey: publicKey }).query({ attemptNo })).rejects.toThrow('not believed');
  });
});

describe('Alipay refuses', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  test.each([
    ['another key', { privateKey }, 'INVALID-SIGNATURE'],
    [
      'another app, without a signature',
      { appId: '2014072300007148' },
      'without a signature: 40002 isv.invalid-app-id',
    ],
  ])('%s', async (_, change, message) => {
    await expect(shop(change).query({ attemptNo })).rejects.toThrow(message);
  });

  test.each([-11 * minute, 11 * minute])('a clock that is %d milliseconds off', async (difference) => {
    const late = createAlipay(alipay.settings, { now: () => at + difference });
    await expect(late.query({ attemptNo })).rejects.toThrow('INVALID-TIMESTAMP');
  });

  test.each([
    ['alipay.trade.other', {}, 'INVALID-METHOD'],
    ['alipay.trade.query', {}, 'INVALID_PARAMETER'],
    ['alipay.trade.query', { out_trade_no: 'a', other: 1 }, 'INVALID_PARAMETER'],
    ['alipay.trade.query', { out_trade_no: 'a-b' }, 'INVALID_PARAMETER'],
    ['alipay.trade.page.pay', { out_trade_no: 'a' }, 'INVALID-METHOD'],
  ])('%s with %j', async (method, content, message) => {
    const client = createAlipayClient(alipay.settings, { now: () => at });
    const answer = await client.post(method, content);
    expect(answer).toMatchObject({ refused: { code: message } });
  });

  test('a notify address for a call that has none', async () => {
    const client = createAlipayClient(alipay.settings, { now: () => at });
    const answer = client.post(
      'alipay.trade.query',
      { out_trade_no: 'a' },
      { notifyUrl: 'https://a.example' },
    );
    expect(await answer).toMatchObject({ refused: { code: 'INVALID-PARAMETER' } });
  });
});

describe('Alipay refuses a call, however well signed,', () => {
  const fields = () => ({
    ...{ app_id: alipay.settings.appId, method: 'alipay.trade.query', format: 'JSON', charset: 'utf-8' },
    ...{ sign_type: 'RSA2', timestamp: beijingTime(at), version: '1.0', biz_content: '{"out_trade_no":"a"}' },
  });
  const send = async (address: Fields, body: Fields) => {
    const options = { method: 'POST', body: new URLSearchParams(body) };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' };
    const sent = await fetch(`${alipay.settings.endpoint}?${new URLSearchParams(address)}`, {
      ...options,
      headers,
    });
    return sent.text();
  };
  const sendChanged = (change: Fields) => {
    const { biz_content = '', ...common } = signFields(
      { ...fields(), ...change },
      alipay.settings.privateKey,
    );
    return send(common, { biz_content });
  };

  test.each([
    ['without an app', { app_id: '' }, 'isv.missing-app-id'],
    ['without a method', { method: '' }, 'isv.missing-method'],
    ['without a time', { timestamp: '' }, 'isv.missing-timestamp'],
    ['without a version', { version: '' }, 'isv.missing-version'],
    ['without a kind of signature', { sign_type: '' }, 'isv.missing-signature-type'],
    ['with a weaker kind of signature', { sign_type: 'RSA' }, 'isv.invalid-signature-type'],
    ['with another form of time', { timestamp: '2026-12-02T04:00:00' }, 'isv.invalid-timestamp'],
    ['with another character set', { charset: 'gbk' }, 'isv.invalid-charset'],
    ['with one parameter too many', { auth_token: 'x' }, 'isv.invalid-parameter'],
    ['with broken JSON', { biz_content: '{' }, 'isv.illegal-json'],
  ])('%s', async (_, change, code) => {
    expect(await sendChanged({})).toContain('ACQ.TRADE_NOT_EXIST');
    expect(await sendChanged(change)).toContain(`"${code}"`);
  });

  test('with its content in the address or its character set in the body', async () => {
    const { charset = '', biz_content = '', ...common } = signFields(fields(), alipay.settings.privateKey);
    expect(await send({ ...common, charset, biz_content }, {})).toContain('isv.invalid-parameter');
    expect(await send(common, { charset, biz_content })).toContain('isv.invalid-charset');
  });
});

describe('in certificate mode', () => {
  const numbers = { app: 'a'.repeat(32), root: `${'b'.repeat(32)}_${'c'.repeat(32)}` };
  beforeEach(async () => {
    await alipay.close();
    alipay = await openAlipayCounterpart(() => at, numbers);
  });

  test('a call names the certificates, and an answer with a renewed certificate of the same key is believed', async () => {
    await pay();
    expect(await shop().query({ attemptNo })).toMatchObject({ state: 'paid' });
    alipay.behavior = 'wrong signature';
    await expect(shop().query({ attemptNo })).rejects.toThrow('not believed');
  });

  test.each([
    [{ app: 'd'.repeat(32) }, 'APP-CERT-NOT-EXIST'],
    [{ root: 'd'.repeat(32) }, 'INVALID-ALIPAY-ROOT-CERT-SN'],
    [{ app: '' }, 'MISSING-APP-CERT-SN'],
  ])('a call with other numbers is refused: %j', async (change, message) => {
    const other = shop({ certificateNumbers: { ...numbers, ...change } });
    await expect(other.query({ attemptNo })).rejects.toThrow(message);
  });
});
