import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';
import { unfitForServing } from './unfit-for-serving.ts';

const fit = {
  ...createSecrets('production'),
  CMS_ADMIN_EMAIL: 'owner@junyao.cn',
  PUBLIC_URL: 'https://shop.junyao.cn',
  TRUSTED_PROXIES: '127.0.0.1',
  SMS_PROVIDERS: 'aliyun',
  ALIYUN_SMS_KEY_ID: 'id',
  ALIYUN_SMS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGNATURE: '钧窑坊',
  ALIYUN_SMS_TEMPLATES: 'SMS_1',
};

test('an environment with everything is fit', () => {
  expect(unfitForServing(fit)).toEqual([]);
});

test.each([
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
  [{ PUBLIC_URL: 'shop.junyao.cn' }, 'PUBLIC_URL is no address'],
  [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is missing'],
  [{ ALIYUN_SMS_KEY_ID: '…' }, 'ALIYUN_SMS_KEY_ID has no value yet'],
  [{ SMS_PROVIDERS: '' }, 'set SMS_PROVIDERS'],
  [{ ALIYUN_SMS_TEMPLATES: 'SMS_1,SMS_2' }, 'ALIYUN_SMS_TEMPLATES has several templates'],
  [{ PANEL_URL: 'panel.junyao.cn' }, 'PANEL_URL is wrong'],
  [{ LIMITS: 'off' }, 'LIMITS=off is for tests only'],
  [{ RECHARGE_CEILING_YUAN: 'abc' }, 'set RECHARGE_CEILING_YUAN'],
])('with %j it says why not', (change, trouble) => {
  expect(unfitForServing({ ...fit, ...change }).join('\n')).toContain(trouble);
});
