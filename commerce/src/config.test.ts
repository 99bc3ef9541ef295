import { expect, test } from 'vitest';
import { readConfig, requireSms } from './config.ts';

const secret = 'a'.repeat(40);
const sms = {
  SMS_PROVIDERS: 'aliyun',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGNATURE: '钧窑瓷坊',
  ALIYUN_SMS_TEMPLATES: 'SMS_1',
};
const given = {
  ...sms,
  APP_ENV: 'production',
  INTERNAL_TOKEN: secret,
  CMS_READ_TOKEN: secret,
  SMS_PEPPER: secret,
  AUDIT_SEAL_KEY: secret,
};

test('ports and addresses have the documented defaults', () => {
  expect(readConfig(given)).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    databaseUrl: null,
    cmsUrl: 'http://127.0.0.1:1337',
    webUrl: 'http://127.0.0.1:3000',
    orderPaymentMinutes: 30,
    paymentProvider: 'manual',
    rechargeApprovalFen: 500_000,
    limits: true,
  });
});

test('missing variables are named in one sentence', () => {
  expect(() => readConfig({ APP_ENV: 'production' })).toThrow(
    'commerce cannot start: set INTERNAL_TOKEN, CMS_READ_TOKEN, SMS_PEPPER, AUDIT_SEAL_KEY (see .env.example)',
  );
});

test('the environment must be named', () => {
  expect(() => readConfig({ ...given, APP_ENV: '' })).toThrow('APP_ENV');
});

test.each(['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'SMS_PEPPER', 'AUDIT_SEAL_KEY'])(
  'production refuses a development %s',
  (name) => {
    const env = { ...given, [name]: `dev-${secret}` };
    expect(() => readConfig(env)).toThrow(`${name} is a development secret`);
    expect(readConfig({ ...env, APP_ENV: 'development' }).appEnv).toBe('development');
  },
);

test('a shop is a trial only if it is in development and all its secrets are development secrets', () => {
  const names = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'SMS_PEPPER', 'AUDIT_SEAL_KEY'];
  const development = Object.fromEntries(names.map((name) => [name, `dev-${secret}`]));
  const env = { ...given, ...development, APP_ENV: 'development' };
  expect(readConfig(env).isForTrying).toBe(true);
  for (const name of names) expect(readConfig({ ...env, [name]: secret }).isForTrying).toBe(false);
  expect(readConfig(given).isForTrying).toBe(false);
});

test('a shop with customers needs an SMS provider, and development does not', () => {
  const env = { ...given, SMS_PROVIDERS: '' };
  expect(() => requireSms(readConfig(env))).toThrow('commerce cannot start: set SMS_PROVIDERS');
  requireSms(readConfig({ ...env, APP_ENV: 'development' }));
  requireSms(readConfig(given));
  expect(() => readConfig({ ...given, ALIYUN_SMS_KEY_ID: '' })).toThrow('set ALIYUN_SMS_KEY_ID');
});

test('production refuses the sandbox payments', () => {
  const env = { ...given, PAYMENT_PROVIDER: 'sandbox' };
  expect(() => readConfig(env)).toThrow('PAYMENT_PROVIDER=sandbox');
  expect(readConfig({ ...env, APP_ENV: 'development' }).paymentProvider).toBe('sandbox');
});

test('a mail server needs a sender address', () => {
  const env = { ...given, SMTP_URL: 'smtps://shop:secret@mail.example.com' };
  expect(readConfig(given).smtp).toBeNull();
  expect(() => readConfig(env)).toThrow('MAIL_FROM');
  expect(() => readConfig({ ...env, SMTP_URL: 'https://mail.example.com' })).toThrow('SMTP_URL');
  expect(readConfig({ ...env, MAIL_FROM: 'shop@example.com' }).smtp).toEqual({
    url: env.SMTP_URL,
    from: 'shop@example.com',
  });
});

test('production refuses to run without rate limits', () => {
  expect(() => readConfig({ ...given, LIMITS: 'off' })).toThrow('LIMITS=off');
});

test('without a setting, recharges and balances have no ceiling', () => {
  expect(readConfig(given).ceilings).toEqual({ rechargeFen: Infinity, balanceFen: Infinity });
  const env = { ...given, RECHARGE_CEILING_YUAN: '1000', BALANCE_CEILING_YUAN: '5000.5' };
  expect(readConfig(env).ceilings).toEqual({ rechargeFen: 100_000, balanceFen: 500_050 });
  expect(() => readConfig({ ...env, BALANCE_CEILING_YUAN: '0' })).toThrow('set BALANCE_CEILING_YUAN');
});

test('metrics are served at the loopback address if they have a port, or where METRICS_HOST says', () => {
  expect(readConfig(given).metrics).toBeNull();
  const withPort = { ...given, COMMERCE_METRICS_PORT: '9101' };
  expect(readConfig(withPort).metrics).toEqual({ host: '127.0.0.1', port: 9101 });
  expect(readConfig({ ...withPort, METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe('10.0.0.2');
});

test('the seal key may have former ones and a next one, and other secrets a former one with its time', () => {
  expect(readConfig(given).sealKeys).toEqual({ current: secret, former: [], next: null });
  const env = { ...given, AUDIT_SEAL_KEY_OLD: 'first,second', AUDIT_SEAL_KEY_NEXT: 'next' };
  expect(readConfig(env).sealKeys).toEqual({ current: secret, former: ['first', 'second'], next: 'next' });
  const until = Date.UTC(2026, 0, 31, 4);
  const { smsPepper } = readConfig({ ...given, SMS_PEPPER_OLD: 'former 2026-01-31T04:00:00Z' });
  expect(smsPepper.accepted(until - 1)).toEqual([secret, 'former']);
  expect(() => readConfig({ ...given, SMS_PEPPER_OLD: 'former' })).toThrow('SMS_PEPPER_OLD is wrong');
});
