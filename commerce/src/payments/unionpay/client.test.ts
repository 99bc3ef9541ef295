import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openUnionpayCounterpart,
  type UnionpayCounterpart,
} from '../../../test/payments/unionpay-counterpart.ts';
import type { Fields } from '../signed-fields.ts';
import { createUnionpayClient } from './client.ts';
import type { Issuer } from './signature.ts';

let unionpay: UnionpayCounterpart;
const at = Date.parse('2026-12-01T08:00:00Z');
beforeEach(async () => {
  unionpay = await openUnionpayCounterpart(() => at);
});
afterEach(() => unionpay.close());

const client = (change: Partial<UnionpayCounterpart['settings']> = {}) =>
  createUnionpayClient({ ...unionpay.settings, ...change }, { now: () => at });

const orderId = 'JC202612010000000001';
const query = { txnType: '00', txnSubType: '00', bizType: '000000', orderId, txnTime: '20261201160000' };
const form = {
  ...{ txnType: '01', txnSubType: '01', bizType: '000201', currencyCode: '156', channelType: '07' },
  ...{ orderId, txnTime: '20261201160000', txnAmt: '100' },
  ...{ backUrl: 'https://shop.example/notify', frontUrl: 'https://shop.example/return' },
};
const file = {
  ...{ txnType: '76', txnSubType: '01', bizType: '000000', fileType: '00' },
  ...{ txnTime: '20261201160000', settleDate: '1130' },
};

const visit = (fields: Fields) =>
  unionpay.visit({ action: `${unionpay.settings.gateway}/frontTransReq.do`, fields });

describe('an answer', () => {
  test('is given whatever it says', async () => {
    expect(await client().post('queryTrans', query)).toMatchObject({
      respCode: '34',
      respMsg: '查无此交易[2600000]',
    });
    await visit(client().signed(form));
    expect(await client().post('queryTrans', query)).toMatchObject({ respCode: '00', origRespCode: '05' });
  });

  test.each([
    ['silent', 'timeout'],
    ['break off', 'fetch failed'],
    ['fail', 'status 500'],
    ['redirect', 'fetch failed'],
    ['sign wrongly', 'signature is wrong'],
    ['leave unsigned', 'it claims 34'],
    ['sign with line feeds only', 'signature is wrong'],
    ['sign with a secret', 'not signed as version 5.1.0'],
    ['say a field twice', 'respCode twice'],
  ] as const)('is not known when UnionPay does this: %s', async (behavior, reason) => {
    unionpay.behavior = behavior;
    await expect(client().post('queryTrans', query)).rejects.toThrow(reason);
  });

  test.each([
    ['outdated', 'outdated'],
    ['of a foreign issuer', 'unknown issuer'],
    ['of another company', 'not UnionPay'],
  ] as const)('with a certificate %s is not believed', async (certificate, reason) => {
    unionpay.certificate = certificate;
    await expect(client().post('queryTrans', query)).rejects.toThrow(reason);
  });

  test.each([
    { merId: '777290058110097' },
    { orderId: 'JC202612010000000002' },
    { txnTime: '20261201160001' },
  ])('about something else is not believed: %o', async (change) => {
    unionpay.change = change;
    await expect(client().post('queryTrans', query)).rejects.toThrow('it is about another');
  });

  test.each([{ merId: '777290058110097' }, { settleDate: '1129' }])(
    'with the file of something else is not believed: %o',
    async (change) => {
      unionpay.files.set('1130', Buffer.from('PK'));
      unionpay.change = change;
      await expect(client().post('file', file)).rejects.toThrow('it is about another');
    },
  );

  test('with a file may take longer than others', async () => {
    unionpay.behavior = 'silent';
    const [answerMilliseconds, fileMilliseconds] = [20, 400];
    const began = performance.now();
    await expect(client({ answerMilliseconds, fileMilliseconds }).post('file', file)).rejects.toThrow(
      'timeout',
    );
    expect(performance.now() - began).toBeGreaterThan(350);
  });
});

describe('UnionPay refuses', () => {
  test('a message with the key, the certificate or the merchant of another', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await client({ privateKey }).post('queryTrans', query)).toMatchObject({ respCode: '11' });
    const [{ root }] = unionpay.settings.trust.issuers as readonly [Issuer];
    expect(await client({ certificate: root }).post('queryTrans', query)).toMatchObject({ respCode: '11' });
    const other = visit(client({ merId: '777290058110097' }).signed(form));
    expect(await other).toBe('error 31');
  });

  test.each<[string, Fields]>([
    ['an unknown field', { orderDesc: 'x' }],
    ['an empty amount', { txnAmt: '' }],
    ['an amount with a point', { txnAmt: '1.00' }],
    ['an amount of nothing', { txnAmt: '0' }],
    ['an amount of 13 digits', { txnAmt: '1'.repeat(13) }],
    ['a short number', { orderId: 'JC12345' }],
    ['a long number', { orderId: 'J'.repeat(41) }],
    ['a hyphen in the number', { orderId: 'JC-202612010000000001' }],
    ['an address with parameters', { backUrl: 'https://shop.example/notify?a=1' }],
    ['a day that does not exist', { txnTime: '20260231160000' }],
    ['a time that is past', { txnTime: '20261201155459' }],
    ['a time that is to come', { txnTime: '20261201160501' }],
    ['a time limit that is past', { payTimeout: '20261201160000' }],
    ['another currency', { currencyCode: '840' }],
  ])('a form with %s', async (_, change) => {
    expect(await visit(client().signed({ ...form, ...change }))).toBe('error 10');
  });

  test('a form that comes twice', async () => {
    const fields = client().signed(form);
    expect(await visit(fields)).toBe('cashier');
    expect(await visit(fields)).toBe('error 12');
  });

  test('a message at the wrong address, without signature, or written in another way', async () => {
    await expect(client().post('backTransReq', query)).rejects.toThrow('Invalid request URI.');
    await expect(client().post('queryTrans', { ...query, txnSubType: '' })).rejects.toThrow(
      'Invalid request.',
    );
    const send = async (body: string) => {
      const answer = await fetch(`${unionpay.settings.gateway}/queryTrans.do`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body,
      });
      return answer.text();
    };
    const body = new URLSearchParams(client().signed(query)).toString();
    expect(await send(body)).toContain('respCode=34');
    expect(await send(body.replaceAll('%3D', '%3d'))).toBe('Invalid request.');
    expect(await send(`${body}&orderId=${orderId}`)).toBe('Invalid request.');
    expect(await send(body.replace(/signature=[^&]+&?/, ''))).toBe('Invalid request.');
    expect(await send(body.replace(orderId, 'JC202612010000000002'))).toContain('respCode=11');
  });

  test('a file for a wrong clock without a word', async () => {
    const late = { ...file, txnTime: '20261201170000' };
    await expect(client().post('file', late)).rejects.toThrow('status 500');
  });
});
