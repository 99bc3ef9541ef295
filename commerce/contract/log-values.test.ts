import { expect, test } from 'vitest';
import { changedFields } from './log-values.ts';

const between = (before: unknown, after: unknown) =>
  changedFields(JSON.stringify(before), JSON.stringify(after)).map(({ path, ...sides }) => [
    path.join('.'),
    sides.before,
    sides.after,
  ]);

test('only the fields that differ are named', () => {
  expect(between({ status: 'PAID', notes: ['a'] }, { status: 'REFUNDED', notes: ['a'] })).toEqual([
    ['status', 'PAID', 'REFUNDED'],
  ]);
});

test('a value that appears is laid out field by field, and what it replaced is gone', () => {
  expect(between({ shipment: null }, { shipment: { carrier: 'SF', trackingNo: 'SF1' } })).toEqual([
    ['shipment.carrier', undefined, 'SF'],
    ['shipment.trackingNo', undefined, 'SF1'],
  ]);
});

test('an object that was created or deleted has one side', () => {
  expect(between(null, { permissions: ['a'] })).toEqual([['permissions', undefined, ['a']]]);
  expect(between({ permissions: [] }, null)).toEqual([['permissions', [], undefined]]);
});

test('lists and persons are one value each', () => {
  const person = { userId: 'u', username: 'Wang' };
  expect(between({ roles: ['a'], confirmedBy: null }, { roles: ['a', 'b'], confirmedBy: person })).toEqual([
    ['roles', ['a'], ['a', 'b']],
    ['confirmedBy', null, person],
  ]);
});

test('nothing is changed by an action without values', () => {
  expect(between(null, null)).toEqual([]);
  expect(between({ a: 1 }, { a: 1 })).toEqual([]);
});

test('prices of several pieces are told apart by their codes', () => {
  const [before, after] = [{ 'JY-2024-001': { price: 1 } }, { 'JY-2024-001': { price: 2 } }];
  expect(changedFields(JSON.stringify(before), JSON.stringify(after))).toEqual([
    { path: ['JY-2024-001', 'price'], before: 1, after: 2 },
  ]);
});
