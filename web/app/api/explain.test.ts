import type { ErrorCode } from '@junyao/commerce/contract';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { explain } from './explain.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'zh',
  resources: {
    zh: { errors: { network: '网络连接错误', server: '服务器错误', code: { AUT001: '账号或密码不正确' } } },
    en: {
      errors: {
        network: 'Network connection error',
        code: { AUT001: 'The password is wrong', WAL005: 'At most {{maxDays}} days' },
      },
    },
  },
});

const refusal = (errorCode: string, message: string, details?: object) =>
  new ApiError({ errorCode: errorCode as ErrorCode, message, status: 401, details, traceId: 't' });

test('a refusal is explained in the language shown, not in the language of the call', async () => {
  const error = refusal('AUT001', '账号或密码不正确');
  await i18n.changeLanguage('en');
  expect(explain(i18n, error)).toBe('The password is wrong');
  await i18n.changeLanguage('zh');
  expect(explain(i18n, error)).toBe('账号或密码不正确');
});

test('the details of a refusal fill its text', async () => {
  await i18n.changeLanguage('en');
  expect(explain(i18n, refusal('WAL005', '', { maxDays: 92 }))).toBe('At most 92 days');
  await i18n.changeLanguage('zh');
});

test('an unknown code is explained with the text of the server, or with a general text when there is none', () => {
  expect(explain(i18n, refusal('NEW001', '新的错误'))).toBe('新的错误');
  expect(explain(i18n, refusal('NEW001', ''))).toBe('服务器错误');
});

test('a broken connection is explained as a network error', () => {
  expect(explain(i18n, new TypeError('Failed to fetch'))).toBe('网络连接错误');
});
