import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeUnionpayKeys } from '../../test/payments/unionpay-keys.ts';
import { readProviderSettings } from './provider-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'junyao-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const [pkcs8, spki] = [
  privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  publicKey.export({ format: 'pem', type: 'spki' }) as string,
];
const { merchant, trust } = makeUnionpayKeys(Date.parse('2026-12-01T00:00:00Z'));
const [issuer] = trust.issuers;

const wechat = {
  WECHAT_MCHID: '1900007291',
  WECHAT_APPID: 'wx8888888888888888',
  WECHAT_CERTIFICATE_SERIAL: '5157f09efdc096de15ebe81a47057a7232f1b8e1',
  WECHAT_PRIVATE_KEY: pkcs8,
  WECHAT_API_V3_KEY: 'a'.repeat(32),
  WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000072912026120100111111000001',
  WECHAT_PUBLIC_KEY: spki,
};
const alipay = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64'),
  ALIPAY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
const unionpay = {
  UNIONPAY_MERCHANT_ID: '700000000000001',
  UNIONPAY_CERTIFICATE: merchant.certificate.toString(),
  UNIONPAY_PRIVATE_KEY: merchant.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  UNIONPAY_ROOT_CERTIFICATE: issuer?.root.toString(),
  UNIONPAY_MIDDLE_CERTIFICATE: issuer?.middle.toString(),
};

test('without variables, no channel has a provider of its own', () => {
  expect(readProviderSettings({})).toEqual({ alipay: null, wechat: null, unionpay: null });
});

test('each provider is switched on by itself, at its public address', () => {
  expect(readProviderSettings(wechat)).toMatchObject({
    alipay: null,
    wechat: { mchid: '1900007291', endpoint: 'https://api.mch.weixin.qq.com' },
    unionpay: null,
  });
  const both = readProviderSettings({ ...alipay, ...unionpay });
  expect(both.alipay).toMatchObject({ endpoint: 'https://openapi.alipay.com/gateway.do' });
  expect(both.unionpay).toMatchObject({ gateway: 'https://gateway.95516.com/gateway/api' });
});

test('a key is PEM, PEM in one line, Base64 as the consoles show it, or the name of a file', () => {
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, pkcs8);
  const forms = [
    pkcs8,
    pkcs8.replaceAll('\n', '\\n'),
    privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    alipay.ALIPAY_PRIVATE_KEY,
    file,
  ];
  for (const WECHAT_PRIVATE_KEY of forms) {
    const settings = readProviderSettings({ ...wechat, WECHAT_PRIVATE_KEY });
    expect(settings.wechat?.privateKey.equals(privateKey)).toBe(true);
  }
});

test('Alipay without its key is in certificate mode', () => {
  const { ALIPAY_PUBLIC_KEY: _, ...keyless } = alipay;
  expect(() => readProviderSettings(keyless)).toThrow(
    'set ALIPAY_APP_CERTIFICATE, ALIPAY_CERTIFICATE, ALIPAY_ROOT_CERTIFICATE',
  );
  const certificates = {
    ALIPAY_APP_CERTIFICATE: unionpay.UNIONPAY_CERTIFICATE,
    ALIPAY_CERTIFICATE: unionpay.UNIONPAY_MIDDLE_CERTIFICATE,
    ALIPAY_ROOT_CERTIFICATE: unionpay.UNIONPAY_ROOT_CERTIFICATE,
  };
  expect(readProviderSettings({ ...keyless, ...certificates }).alipay?.certificateNumbers).toEqual({
    app: expect.stringMatching(/^[0-9a-f]{32}$/),
    root: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('WeChat Pay in certificate mode needs no public key, but takes one', () => {
  const { WECHAT_PUBLIC_KEY_ID: _, WECHAT_PUBLIC_KEY: __, ...keyless } = wechat;
  expect(() => readProviderSettings(keyless)).toThrow('set WECHAT_PUBLIC_KEY_ID, WECHAT_PUBLIC_KEY');
  const WECHAT_MODE = 'certificates';
  const settings = readProviderSettings({ ...keyless, WECHAT_MODE }).wechat;
  expect(settings).toMatchObject({ usesCertificates: true, keys: new Map() });
  const both = readProviderSettings({ ...wechat, WECHAT_MODE }).wechat;
  expect([...(both?.keys.keys() ?? [])]).toEqual([wechat.WECHAT_PUBLIC_KEY_ID]);
});

test("the merchant's certificate tells its number and when it ends", () => {
  const { WECHAT_CERTIFICATE_SERIAL: _, ...others } = wechat;
  const { certificate } = merchant;
  const WECHAT_CERTIFICATE = certificate.toString();
  expect(() => readProviderSettings({ ...others, WECHAT_CERTIFICATE })).toThrow(
    'WECHAT_PRIVATE_KEY does not belong to WECHAT_CERTIFICATE',
  );
  const WECHAT_PRIVATE_KEY = unionpay.UNIONPAY_PRIVATE_KEY;
  expect(readProviderSettings({ ...others, WECHAT_CERTIFICATE, WECHAT_PRIVATE_KEY }).wechat).toMatchObject({
    serialNo: certificate.serialNumber,
    certificateEndsAt: Date.parse(certificate.validTo),
  });
});

test('the secret of the service account is a text or a file, and without it nobody pays within WeChat', () => {
  expect(readProviderSettings(wechat).wechat?.appSecret).toBeUndefined();
  const file = path.join(folder, 'app-secret');
  writeFileSync(file, `${'b'.repeat(32)}\n`);
  for (const WECHAT_APP_SECRET of ['b'.repeat(32), file])
    expect(readProviderSettings({ ...wechat, WECHAT_APP_SECRET }).wechat?.appSecret).toBe('b'.repeat(32));
});

test.each([
  [{ WECHAT_APPID: '' }, 'set WECHAT_APPID'],
  [{ WECHAT_MODE: 'secret' }, 'set WECHAT_MODE to public-key or certificates'],
  [{ WECHAT_APP_SECRET: '/secret/and/gone' }, "WECHAT_APP_SECRET names a file that can't be read"],
  [{ WECHAT_APPID: '…', WECHAT_PUBLIC_KEY: '' }, 'set WECHAT_APPID, WECHAT_PUBLIC_KEY'],
  [{ WECHAT_API_V3_KEY: 'secret-and-short' }, 'WECHAT_API_V3_KEY has not 32 characters'],
  [{ WECHAT_PRIVATE_KEY: 'secret-and-wrong' }, 'WECHAT_PRIVATE_KEY is no private key'],
  [{ WECHAT_PUBLIC_KEY: 'secret-and-wrong' }, 'WECHAT_PUBLIC_KEY is no public key'],
  [{ WECHAT_PRIVATE_KEY: '/secret/and/gone.pem' }, "WECHAT_PRIVATE_KEY names a file that can't be read"],
  [{ WECHAT_ENDPOINT: 'http://pay.example' }, 'set WECHAT_ENDPOINT to an address with https://'],
  [{ ...alipay, ALIPAY_CODE_PRODUCT: 'secret' }, 'set ALIPAY_CODE_PRODUCT to FACE_TO_FACE_PAYMENT'],
  [{ ...unionpay, UNIONPAY_PRIVATE_KEY: pkcs8 }, 'does not belong to UNIONPAY_CERTIFICATE'],
  [{ ...unionpay, UNIONPAY_ROOT_CERTIFICATE: 'secret' }, 'UNIONPAY_ROOT_CERTIFICATE is no certificate'],
])('what is missing or wrong is said in one sentence without its value: %j', (change, sentence) => {
  const read = () => readProviderSettings({ ...wechat, ...change });
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('secret');
});
