import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  documentedAuthorization,
  documentedMerchantKey,
  downloadedCertificate,
  encrypted,
  signedLines,
  signedMessages,
  signedRequests,
} from '../../../test/payments/wechat-examples.ts';
import { second } from '../../clock.ts';
import { authorize, distrust, signLines, unseal } from './signature.ts';

test.each(signedRequests)('signs a request as in $source', (example) => {
  const { key, method, url: path, timestamp, nonce, body, signature } = example;
  const merchant = { mchid: '1900007291', serialNo: 'SERIAL', privateKey: createPrivateKey(key) };
  const header = authorize(merchant, { method, path, body }, { at: Number(timestamp) * second, nonce });
  expect(header).toContain(`signature="${signature}"`);
});

test('writes the header Authorization with the fields of the documented one', () => {
  const merchant = {
    mchid: '1900007291',
    serialNo: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
    privateKey: createPrivateKey(documentedMerchantKey),
  };
  const [{ method, url: path, timestamp, nonce, body }] = signedRequests as [(typeof signedRequests)[0]];
  const header = authorize(merchant, { method, path, body }, { at: Number(timestamp) * second, nonce });
  expect(header).toBe(documentedAuthorization);
});

test.each(signedLines)('signs the lines of $source', ({ key, lines, signature }) => {
  expect(signLines(createPrivateKey(key), lines)).toBe(signature);
});

test.each(signedMessages)('verifies $source', ({ verifyWith, serial, timestamp, nonce, body, signature }) => {
  const keys = new Map([[serial, createPublicKey(verifyWith)]]);
  const at = Number(timestamp) * second;
  const headers = {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': signature,
  };
  const given = { headers, body };
  expect(distrust(given, keys, at)).toBeNull();
  expect(distrust(given, keys, at + 299 * second)).toBeNull();
  expect(distrust(given, keys, at - 300 * second)).toContain('five minutes');
  expect(distrust({ headers, body: `${body} ` }, keys, at)).toContain('signature');
  expect(distrust(given, new Map(), at)).toContain('no key');
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  expect(distrust(given, new Map([[serial, other]]), at)).toContain('signature');
  const without = (name: string) => ({ headers: { ...headers, [name]: undefined }, body });
  for (const name of Object.keys(headers)) expect(distrust(without(name), keys, at)).not.toBeNull();
  const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${signature}` };
  expect(distrust({ headers: probe, body }, keys, at)).toContain('signature');
});

const aes256 = encrypted.filter(({ apiV3Key }) => apiV3Key.length === 32);

test.each(aes256)('decrypts $source', ({ apiV3Key, nonce, associatedData, ciphertext, plaintext }) => {
  const sealed = { nonce, associated_data: associatedData, ciphertext };
  expect(unseal(apiV3Key, sealed)).toBe(plaintext);
  expect(() => unseal(apiV3Key, { ...sealed, associated_data: 'other' })).toThrow();
  expect(() => unseal(apiV3Key.replace(/^./, '!'), sealed)).toThrow();
  const changed = Buffer.from(ciphertext, 'base64');
  changed[0] = (changed[0] ?? 0) ^ 1;
  expect(() => unseal(apiV3Key, { ...sealed, ciphertext: changed.toString('base64') })).toThrow();
});

test('decrypts a platform certificate as the documentation shows it', () => {
  const { apiV3Key, answer } = downloadedCertificate;
  for (const { encrypt_certificate: sealed } of answer.data)
    expect(unseal(apiV3Key, sealed)).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect(answer.data).not.toHaveLength(0);
});
