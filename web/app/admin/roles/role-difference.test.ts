import { permissions } from '@junyao/commerce/contract/permissions';
import { expect, test } from 'vitest';
import { areas, areasOf } from './permission-areas.ts';
import { differenceOf } from './role-difference.ts';

test('the difference names what is added and what is removed, whatever the order', () => {
  expect(differenceOf(['orders.fulfil', 'orders.read'], ['orders.read', 'users.read', 'logs.read'])).toEqual({
    added: ['users.read', 'logs.read'],
    removed: ['orders.fulfil'],
  });
});

test('the same permissions in another order are no difference', () => {
  expect(differenceOf(['users.read', 'logs.read'], ['logs.read', 'users.read'])).toEqual({
    added: [],
    removed: [],
  });
});

test('every permission of the contract has its place in the table, and only one', () => {
  const placed = areas.flatMap(({ see, act }) => [see, ...act]);
  expect([...placed].sort()).toEqual([...permissions].sort());
});

test('an area counts if the role may see or do anything there', () => {
  expect(areasOf(['refunds.decide', 'orders.read'])).toEqual(['orders', 'wallets']);
});
