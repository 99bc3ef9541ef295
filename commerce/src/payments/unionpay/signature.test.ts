import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  answers,
  merchantCert,
  merchantCertId,
  merchantKey,
  productionMiddle,
  productionRoot,
  requests,
  testMiddle,
  testRoot,
} from '../../../test/payments/unionpay-examples.ts';
import { certIdOf, distrust, parseAnswer, signFields, type Trust } from './signature.ts';

const trust: Trust = {
  issuers: [{ root: new X509Certificate(testRoot), middle: new X509Certificate(testMiddle) }],
  holders: ['中国银联股份有限公司', '00040000:SIGN'],
};
const second = 1000;

test.each(requests)('signs $name as published', ({ fields, signature }) => {
  expect(signFields(fields, createPrivateKey(merchantKey)).signature).toBe(signature);
  const shuffled = Object.fromEntries(Object.entries(fields).reverse());
  expect(signFields({ ...shuffled, reqReserved: '' }, createPrivateKey(merchantKey))).toEqual({
    ...fields,
    signature,
  });
});

test('names the certificate of the shop by its serial number in decimal', () => {
  expect(certIdOf(new X509Certificate(merchantCert))).toBe(merchantCertId);
});

describe.each(answers)('$name', ({ fields, signature }) => {
  const message = { ...fields, signature };
  const certificate = new X509Certificate(fields.signPubKeyCert ?? '');
  const at = Date.parse(certificate.validFrom) + second;

  test('is believed', () => {
    expect(distrust(message, trust, at)).toBeNull();
  });

  test('is not believed with another amount, field, time, issuer or holder', () => {
    expect(distrust({ ...message, txnAmt: '2' }, trust, at)).toContain('signature');
    expect(distrust({ ...message, more: '1' }, trust, at)).toContain('signature');
    expect(distrust(message, trust, at - 2 * second)).toContain('outdated');
    expect(distrust(message, trust, Date.parse(certificate.validTo) + second)).toContain('outdated');
    const production = {
      root: new X509Certificate(productionRoot),
      middle: new X509Certificate(productionMiddle),
    };
    expect(distrust(message, { ...trust, issuers: [production] }, at)).toContain('unknown issuer');
    const mixed = { ...production, middle: new X509Certificate(testMiddle) };
    expect(distrust(message, { ...trust, issuers: [mixed] }, at)).toContain('unknown issuer');
    expect(distrust(message, { ...trust, holders: ['somebody'] }, at)).toContain('not UnionPay');
  });

  test('is not believed without certificate, or signed in another manner', () => {
    expect(distrust({ ...message, signPubKeyCert: '' }, trust, at)).toContain('no certificate');
    expect(distrust({ ...message, signMethod: '11' }, trust, at)).toContain('5.1.0');
    expect(distrust({ ...message, version: '5.0.0' }, trust, at)).toContain('5.1.0');
    expect(distrust({ ...message, signature: '' }, trust, at)).toContain('signature');
  });

  test('is read from the text of an answer', () => {
    const text = Object.entries(message)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    expect({ ...parseAnswer(text) }).toEqual(message);
  });
});

test('a certificate that anybody can make proves nothing', () => {
  const [{ fields }] = answers as [(typeof answers)[0]];
  const forged = signFields({ ...fields, signPubKeyCert: merchantCert }, createPrivateKey(merchantKey));
  const certificate = new X509Certificate(merchantCert);
  expect(distrust(forged, trust, Date.parse(certificate.validFrom) + second)).not.toBeNull();
});

test('an answer keeps brackets, plus signs and line breaks, and may not name a field twice', () => {
  expect({ ...parseAnswer('a=1&b={c=2&d=[3]}&e=x+y/z==\r\n&f=') }).toEqual({
    a: '1',
    b: '{c=2&d=[3]}',
    e: 'x+y/z==\r\n',
    f: '',
  });
  expect(() => parseAnswer('a=1&a=2')).toThrow('twice');
  expect(() => parseAnswer('__proto__=1&__proto__=2')).toThrow('twice');
});

test('an answer with a file of many megabytes is read', () => {
  const fileContent = 'A'.repeat(20_000_000);
  expect(parseAnswer(`fileContent=${fileContent}&respCode=00`).respCode).toBe('00');
});
