import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  certificateNumbers,
  requestSignature,
  requestSignatureChinese,
  responses,
  tradeNotification,
} from '../../../test/payments/alipay-examples.ts';
import {
  certificateNumber,
  isAnswerGenuine,
  isNotificationGenuine,
  readAnswer,
  rootNumber,
  signFields,
} from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Alipay publishes signatures of requests, but no private keys: what we sign must verify as theirs does. */
test.each([requestSignature, requestSignatureChinese])('$what is over the same text as ours', (example) => {
  const { fields, signedText, sign, verifyWith } = example;
  const asAnswer = (text: string, signature: string) => ({ text, sign: signature, certificateNo: undefined });
  expect(isAnswerGenuine(asAnswer(signedText, sign), createPublicKey(verifyWith))).toBe(true);
  const shuffled = Object.fromEntries(Object.entries(fields).reverse());
  const signed = signFields({ ...shuffled, nothing: '' }, privateKey);
  expect(signed).toEqual({ ...fields, sign: signed.sign });
  expect(isAnswerGenuine(asAnswer(signedText, signed.sign ?? ''), publicKey)).toBe(true);
  expect(isAnswerGenuine(asAnswer(example.wrongText, signed.sign ?? ''), publicKey)).toBe(false);
});

describe('a notification', () => {
  const key = createPublicKey(tradeNotification.verifyWith);
  const notification = { ...tradeNotification.fields, sign: tradeNotification.sign };

  test('as published is genuine', () => {
    expect(isNotificationGenuine(notification, key)).toBe(true);
  });

  test.each([
    ['of another amount', { total_amount: '0.11' }],
    ['with one more field', { refund_fee: '0.10' }],
    ['without signature', { sign: '' }],
    ['with a weaker kind of signature', { sign_type: 'RSA' }],
  ])('%s is not', (_, change) => {
    expect(isNotificationGenuine({ ...notification, ...change }, key)).toBe(false);
  });

  test('of somebody else is not', () => {
    expect(isNotificationGenuine(notification, publicKey)).toBe(false);
  });
});

describe('an answer', () => {
  const methodOf = (member: string) => member.replace(/_response$/, '').replaceAll('_', '.');

  test.each(responses)('is cut as it was signed: $what', ({ body, member, signedText }) => {
    expect(readAnswer(body, methodOf(member)).text).toBe(signedText);
  });

  test.each(responses.filter(({ verifyWith }) => verifyWith))('is genuine: $what', (example) => {
    const answer = readAnswer(example.body, methodOf(example.member));
    const key = createPublicKey(example.verifyWith ?? '');
    expect(isAnswerGenuine(answer, key)).toBe(true);
    expect(isAnswerGenuine({ ...answer, text: `${answer.text} ` }, key)).toBe(false);
    expect(isAnswerGenuine({ ...answer, sign: undefined }, key)).toBe(false);
  });

  test('may be an error without a signature, and is never that of another method', () => {
    const refused = readAnswer('{"error_response":{"code":"40002"}}', 'alipay.trade.query');
    expect(refused).toEqual({ text: '{"code":"40002"}', sign: undefined, certificateNo: undefined });
    const other = '{"alipay_trade_close_response":{"code":"10000"},"sign":""}';
    expect(() => readAnswer(other, 'alipay.trade.query')).toThrow();
    const inside = '{"a":{"alipay_trade_query_response":{"code":"10000"}},"sign":""}';
    expect(() => readAnswer(inside, 'alipay.trade.query')).toThrow();
  });
});

test.each(certificateNumbers)('$what', ({ what, certificates, number }) => {
  const numberOf = what.startsWith('alipay_root')
    ? rootNumber
    : (pem: string) => certificateNumber(new X509Certificate(pem));
  expect(numberOf(certificates)).toBe(number);
});

test('the key of the shop may be of PKCS #1 or PKCS #8', () => {
  for (const type of ['pkcs1', 'pkcs8'] as const) {
    const pem = privateKey.export({ type, format: 'pem' });
    expect(signFields({ a: '1' }, createPrivateKey(pem))).toEqual(signFields({ a: '1' }, privateKey));
  }
});
