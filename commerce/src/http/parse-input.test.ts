import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { badValues } from '../../test/bad-input.ts';
import { full } from '../../test/figures.ts';
import { inputFrom, namesIn } from '../../test/from-schema.ts';
import { Failure } from '../fail.ts';
import type { Language } from '../locales.ts';
import { parseInput } from './parse-input.ts';

function refused(schema: z.ZodType, given: unknown, language: Language = 'en') {
  try {
    parseInput(schema, given, language);
  } catch (failure) {
    if (failure instanceof Failure) return failure.details;
    throw failure;
  }
  return null;
}

const to = (key: EndpointKey) => contract[key].input;
const login = { account: '13900000000', password: 'Wrong-1!', remember: true };

test('each unknown field is named, in the requested language', () => {
  const given = { ...login, admin: true, role: 'Owner' };
  expect(refused(to('POST /auth/login'), given)).toEqual({
    fields: { admin: 'unrecognized_keys', role: 'unrecognized_keys' },
    reasons: { admin: 'This field is not recognized', role: 'This field is not recognized' },
  });
  expect(refused(to('POST /auth/login'), given, 'zh')).toMatchObject({
    reasons: { admin: '无法识别此字段', role: '无法识别此字段' },
  });
});

test('a field that takes numbers and texts reports what is wrong with the text', () => {
  const amount = { requestId: crypto.randomUUID(), channel: 'alipay', amount: '1.234' };
  expect(refused(to('POST /wallet/charge'), amount)).toEqual({
    fields: { amount: 'invalid_format' },
    reasons: { amount: 'Must be an amount of at least 0, with at most two decimal places' },
  });
});

test('a missing field is reported as required, whatever its type', () => {
  const given = { requestId: crypto.randomUUID() };
  expect(refused(to('POST /wallet/charge'), given)).toMatchObject({
    reasons: { channel: 'This field is required', amount: 'This field is required' },
  });
  expect(refused(to('POST /wallet/charge'), given, 'zh')).toMatchObject({
    reasons: { amount: '此项为必填项' },
  });
});

test('a value that fits no type of its field gets a list of all accepted types', () => {
  const of = z.strictObject({ piece: z.union([z.number(), z.strictObject({ code: z.string() })]) });
  expect(refused(of, { piece: 'x' })).toMatchObject({
    reasons: { piece: 'Must be a number / Must be a set of fields' },
  });
  expect(refused(to('POST /userinfo/cart/select_all'), { selected: 'perhaps' })).toEqual({
    fields: { selected: 'invalid_union' },
    reasons: { selected: 'Must be true or false' },
  });
});

test('a filter that may be empty reports what is wrong with a value', () => {
  expect(refused(to('GET /admin/orders/query'), { search: 'x'.repeat(81) })).toEqual({
    fields: { search: 'too_big' },
    reasons: { search: 'Must have at most 80 characters' },
  });
});

test('a range of days that ends before it starts is refused, in a list, its sums and its file', () => {
  const range = { from: '2026-11-25', to: '2026-11-01' };
  for (const key of [
    'GET /admin/recharges/query',
    'GET /admin/recharges/sums',
    'GET /admin/recharges/export',
    'GET /admin/orders/counts',
  ] as const) {
    expect(refused(to(key), range)).toEqual({
      fields: { to: 'custom' },
      reasons: { to: 'Must not be before the first day' },
    });
  }
});

test('only the first of several errors in a field is reported', () => {
  const given = { ...login, account: Array(200).fill('x') };
  expect(refused(to('POST /auth/login'), given)).toEqual({
    fields: { account: 'invalid_type' },
    reasons: { account: 'Must be text' },
  });
});

test('a nested field is named by its path', () => {
  const piece = { productCode: 'JY-2024-001', version: 'v' };
  const pieces = [piece, { ...piece, productCode: 'x' }];
  const given = { requestId: crypto.randomUUID(), pieces, onSale: true };
  expect(refused(to('POST /admin/products/put_on_sale'), given)).toMatchObject({
    fields: { 'pieces.1.productCode': 'invalid_format' },
  });
  const nested = z.strictObject({ piece: z.union([z.number(), z.strictObject({ code: z.string() })]) });
  expect(refused(nested, { piece: { code: 'x', price: 1 } })).toEqual({
    fields: { 'piece.price': 'unrecognized_keys' },
    reasons: { 'piece.price': 'This field is not recognized' },
  });
});

test('input that is not an object is reported as an error of the body', () => {
  expect(refused(to('POST /auth/login'), [])).toMatchObject({ fields: { body: 'invalid_type' } });
});

test('of a thousand unknown fields, only twenty are named', () => {
  const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
  const { fields } = Object(refused(to('POST /auth/login'), { ...login, ...unknown }));
  expect(Object.keys(fields)).toHaveLength(20);
});

test('the errors of a form are in plain words', () => {
  const form = {
    username: '君',
    phone: '1380013800',
    password: 'secret',
    confirmPassword: 'secre',
    code: '12',
  };
  expect(refused(to('POST /auth/register'), form, 'zh')).toMatchObject({
    reasons: {
      username: '至少 2 个字符',
      phone: '请输入有效的中国大陆手机号',
      password: '密码至少 8 个字符，须包含大写字母、小写字母、数字和特殊字符',
      code: '验证码应为 6 位数字',
    },
  });
  const right = {
    ...form,
    username: '君瑶',
    phone: '13800138000',
    password: 'Secret-1!',
    code: '123456',
    acceptedTerms: '2026-01-01T08:00:00.000Z',
  };
  expect(refused(to('POST /auth/register'), right, 'zh')).toMatchObject({
    reasons: { confirmPassword: '两次输入的密码不一致' },
  });
  expect(refused(to('POST /auth/register'), right)).toMatchObject({
    reasons: { confirmPassword: 'Passwords do not match' },
  });
  expect(refused(to('POST /auth/register'), {}, 'zh')).toMatchObject({ reasons: { phone: '此项为必填项' } });
  expect(refused(to('GET /admin/orders/query'), { sort: 'x' }, 'zh')).toMatchObject({
    reasons: { sort: expect.stringMatching(/^应为以下之一：.+、/) },
  });
});

const keys = Object.keys(contract) as EndpointKey[];

/** Technical words, and names of reasons for which no text exists. */
const noWordsOfAShop = /正则|pattern|regex|string|Invalid input|\{\{|undefined|^\w+$/i;

test.each(['zh', 'en'] as const)('every reason for every field is a plain sentence: %s', (language) => {
  const reasons = new Set<string>();
  for (const [place, key] of keys.entries()) {
    const names = namesIn(to(key));
    const [good] = fc.sample(inputFrom(to(key)), { numRuns: 1, seed: 7 });
    for (const [turn, value] of [undefined, ...badValues].entries()) {
      // In the small run every bad value is tried at a seventh of the endpoints.
      if (!full && turn > 0 && (turn + place) % 7 !== 0) continue;
      const name = names[turn % names.length] ?? 'unknown';
      const everyField = Object.fromEntries(names.map((each) => [each, value]));
      for (const given of [everyField, { ...Object(good), [name]: value }]) {
        const details = refused(to(key), given, language);
        for (const reason of Object.values(Object(details?.reasons))) reasons.add(String(reason));
      }
    }
  }
  expect(reasons.size).toBeGreaterThan(30);
  for (const reason of reasons) {
    expect(reason).not.toMatch(noWordsOfAShop);
    expect(/\p{Script=Han}/u.test(reason), reason).toBe(language === 'zh');
  }
});
