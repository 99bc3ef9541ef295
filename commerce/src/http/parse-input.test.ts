import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { Failure } from '../fail.ts';
import { parseInput } from './parse-input.ts';
import type { Language } from './routes.ts';

/** What is refused about this input. */
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

test('each unknown field is named, in the language that was asked for', () => {
  const given = { ...login, admin: true, role: 'Owner' };
  expect(refused(to('POST /auth/login'), given)).toEqual({
    fields: { admin: 'unrecognized_keys', role: 'unrecognized_keys' },
    reasons: { admin: 'Unrecognized key: "admin"', role: 'Unrecognized key: "role"' },
  });
  expect(refused(to('POST /auth/login'), given, 'zh')).toMatchObject({
    reasons: { admin: '出现未知的键(key): "admin"', role: '出现未知的键(key): "role"' },
  });
});

test('a field that takes numbers and texts says what is wrong with the text', () => {
  const amount = { requestId: crypto.randomUUID(), channel: 'alipay', amount: '1.234' };
  expect(refused(to('POST /wallet/charge'), amount)).toEqual({
    fields: { amount: 'invalid_format' },
    reasons: { amount: 'Invalid string: must match pattern /^\\d{1,9}(\\.\\d{1,2})?$/' },
  });
});

test('a field of which no kind fits says all that it takes', () => {
  expect(refused(to('POST /userinfo/cart/select_all'), { selected: 'perhaps' })).toEqual({
    fields: { selected: 'invalid_union' },
    reasons: {
      selected:
        'Invalid input: expected boolean, received string / Invalid option: expected one of "true"|"false"',
    },
  });
});

test('a filter that may be empty says what is wrong where it is not', () => {
  expect(refused(to('GET /admin/orders/query'), { search: 'x'.repeat(81) })).toEqual({
    fields: { search: 'too_big' },
    reasons: { search: 'Too big: expected string to have <=80 characters' },
  });
});

test('a field deep inside is named by its path', () => {
  const given = { requestId: crypto.randomUUID(), productCodes: ['JY-2024-001', 'x'], onSale: true };
  expect(refused(to('POST /admin/products/put_on_sale'), given)).toMatchObject({
    fields: { 'productCodes.1': 'invalid_format' },
  });
  const nested = z.strictObject({ piece: z.union([z.number(), z.strictObject({ code: z.string() })]) });
  expect(refused(nested, { piece: { code: 'x', price: 1 } })).toEqual({
    fields: { 'piece.price': 'unrecognized_keys' },
    reasons: { 'piece.price': 'Unrecognized key: "price"' },
  });
});

test('what is no object at all is called the body', () => {
  expect(refused(to('POST /auth/login'), [])).toMatchObject({ fields: { body: 'invalid_type' } });
});

test('of a thousand unknown fields some are named', () => {
  const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
  const { fields } = Object(refused(to('POST /auth/login'), { ...login, ...unknown }));
  expect(Object.keys(fields)).toHaveLength(20);
});
