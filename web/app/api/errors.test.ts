import { expect, test } from 'vitest';
import { ApiError, reasonOf } from './errors.ts';

const refusal = (errorCode: 'SYS007' | 'ADR003', details: unknown) =>
  new ApiError({ errorCode, message: '', status: 400, details, traceId: 't' });

test('a field that commerce refused says why, and no other does', () => {
  const details = { fields: { street: 'invalid_format' }, reasons: { street: '不能含有换行或不可见的字符' } };
  expect(reasonOf(refusal('SYS007', details), 'street')).toBe('不能含有换行或不可见的字符');
  expect(reasonOf(refusal('SYS007', details), 'city')).toBeUndefined();
});

test('whatever else went wrong is about no field', () => {
  for (const error of [undefined, new TypeError('Failed to fetch'), refusal('ADR003', undefined)]) {
    expect(reasonOf(error, 'street')).toBeUndefined();
  }
  expect(reasonOf(refusal('SYS007', undefined), 'street')).toBeUndefined();
});
