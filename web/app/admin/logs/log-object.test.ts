import { expect, test } from 'vitest';
import { addressOfObject } from './log-object.ts';

const everything = () => true;

test.each([
  ['order:JO202601150000000001', '/admin/orders/JO202601150000000001'],
  ['product:JY-2024-001', '/admin/products/JY-2024-001'],
  ['user:5f0d', '/admin/users/5f0d'],
  ['message:77aa', '/admin/messages/77aa'],
  ['role:Night shift: 2/3', '/admin/roles/Night%20shift%3A%202%2F3'],
  ['list:orders', undefined],
  ['products:12', undefined],
  ['constructor:1', undefined],
  ['', undefined],
])('the record of %o is at %o', (object, address) => {
  expect(addressOfObject(object, everything)).toBe(address);
});

test('a record that the person may not open has no address', () => {
  expect(addressOfObject('role:Support', (permission) => permission === 'orders.read')).toBeUndefined();
});
