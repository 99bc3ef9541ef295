import { expect, test } from 'vitest';
import { readSmsSettings, templateFor } from './sms-settings.ts';

const aliyun = {
  SMS_PROVIDERS: 'aliyun',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGNATURE: '钧窑瓷坊',
  ALIYUN_SMS_TEMPLATES: 'SMS_1',
};
const tencent = {
  TENCENT_SMS_KEY_ID: 'id',
  TENCENT_SMS_KEY_SECRET: 'secret',
  TENCENT_SMS_APP_ID: '1400000001',
  TENCENT_SMS_SIGNATURE: '钧窑瓷坊',
  TENCENT_SMS_TEMPLATES: 'register=1,reset_password=2,order_pay=3,change_password=4,order_pay.en=5',
};

test('the first provider sends and the second stands by', () => {
  expect(readSmsSettings({})).toEqual([]);
  const settings = readSmsSettings({ ...aliyun, ...tencent, SMS_PROVIDERS: 'tencent, aliyun' });
  expect(settings.map(({ provider, endpoint }) => [provider, endpoint])).toEqual([
    ['tencent', 'https://sms.tencentcloudapi.com'],
    ['aliyun', 'https://dysmsapi.aliyuncs.com'],
  ]);
});

test('one template serves all scenes, or each scene has its own, by language where there is one', () => {
  const [first, second] = readSmsSettings({ ...aliyun, ...tencent, SMS_PROVIDERS: 'aliyun,tencent' });
  expect(templateFor(first?.templates ?? {}, 'reset_password', 'en')).toBe('SMS_1');
  expect(templateFor(second?.templates ?? {}, 'order_pay', 'zh')).toBe('3');
  expect(templateFor(second?.templates ?? {}, 'order_pay', 'en')).toBe('5');
  expect(templateFor(second?.templates ?? {}, 'register', 'en')).toBe('1');
});

test('notices are sent only with a template of their own', () => {
  const codes = 'register=1,reset_password=2,order_pay=3,change_password=4';
  const templates = (text: string) =>
    readSmsSettings({ ...aliyun, ALIYUN_SMS_TEMPLATES: text })[0]?.templates ?? {};
  expect(templateFor(templates('SMS_1'), 'new_login', 'zh')).toBe('');
  expect(templateFor(templates(`${codes},new_login=6`), 'account_changed', 'zh')).toBe('');
  expect(templateFor(templates(`${codes},new_login=6,account_changed.en=8`), 'new_login', 'zh')).toBe('6');
  expect(templateFor(templates(`${codes},account_changed.en=8`), 'account_changed', 'en')).toBe('8');
});

test.each([
  [{ SMS_PROVIDERS: 'twilio' }, 'set SMS_PROVIDERS to aliyun, tencent or both, not to twilio'],
  [
    { ALIYUN_SMS_KEY_SECRET: '', ALIYUN_SMS_SIGNATURE: '…' },
    'set ALIYUN_SMS_KEY_SECRET, ALIYUN_SMS_SIGNATURE',
  ],
  [{ SMS_PROVIDERS: 'aliyun,tencent' }, 'set TENCENT_SMS_KEY_ID, TENCENT_SMS_KEY_SECRET'],
  [
    { ALIYUN_SMS_TEMPLATES: 'register=SMS_1' },
    'add reset_password, order_pay, change_password to ALIYUN_SMS_TEMPLATES',
  ],
  [{ ALIYUN_SMS_TEMPLATES: 'registre=SMS_1' }, "ALIYUN_SMS_TEMPLATES can't be read at registre"],
  [{ ALIYUN_SMS_TEMPLATES: 'register=' }, "ALIYUN_SMS_TEMPLATES can't be read at register"],
  [{ ALIYUN_SMS_ENDPOINT: 'http://sms.example.com' }, 'set ALIYUN_SMS_ENDPOINT to an address with https://'],
  [{ ALIYUN_SMS_ENDPOINT: 'sms' }, 'set ALIYUN_SMS_ENDPOINT to an address with https://'],
])('%o is refused in one sentence', (change, sentence) => {
  expect(() => readSmsSettings({ ...aliyun, ...change })).toThrow(sentence);
});

test('a counterpart on this machine needs no TLS', () => {
  const [settings] = readSmsSettings({ ...aliyun, ALIYUN_SMS_ENDPOINT: 'http://127.0.0.1:4400' });
  expect(settings?.endpoint).toBe('http://127.0.0.1:4400');
});

test('two silent providers are waited for less long than the browser waits', () => {
  const [settings] = readSmsSettings(aliyun);
  expect(2 * (settings?.answerMilliseconds ?? Number.NaN)).toBeLessThan(15_000);
});
