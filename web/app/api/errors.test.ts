import type { ErrorCode } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { ApiError, isTurnedAway, NotConfirmed, reasonOf } from './errors.ts';

const refusal = (errorCode: ErrorCode, details?: unknown) =>
  new ApiError({ errorCode, message: '', status: 400, details, traceId: 't' });

test('only a field that commerce refused has a reason', () => {
  const details = { fields: { street: 'invalid_format' }, reasons: { street: '不能含有换行或不可见的字符' } };
  expect(reasonOf(refusal('SYS007', details), 'street')).toBe('不能含有换行或不可见的字符');
  expect(reasonOf(refusal('SYS007', details), 'city')).toBeUndefined();
});

test('other errors have no reason for any field', () => {
  for (const error of [undefined, new TypeError('Failed to fetch'), refusal('ADR003', undefined)]) {
    expect(reasonOf(error, 'street')).toBeUndefined();
  }
  expect(reasonOf(refusal('SYS007', undefined), 'street')).toBeUndefined();
});

test.each(['SYS003', 'AUT015', 'AUT016'] as const)('%s turns a call away before its handler', (errorCode) => {
  expect(isTurnedAway(refusal(errorCode))).toBe(true);
});

test('a canceled proof turns a call away, and a refusal of the handler does not', () => {
  expect(isTurnedAway(new NotConfirmed())).toBe(true);
  expect(isTurnedAway(refusal('ADR003'))).toBe(false);
});
