// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { permissions as allPermissions } from '@junyao/commerce/contract/permissions';
import { afterEach, expect, test, vi } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, stubCommerce } from '../testing/stub-commerce.ts';
import { Rail } from './rail.tsx';

afterEach(() => vi.unstubAllGlobals());

async function shown(permissions: readonly Permission[], todo = {}, address = '/admin') {
  stubCommerce({ 'GET /admin/todo': () => answered(todo) });
  await mountScreen(Rail, { permissions, address });
  return namesOf('nav a');
}

test.each<[Permission, string]>([
  ['orders.read', 'Orders'],
  ['inventory.read', 'Inventory'],
  ['products.read', 'Products'],
  ['users.read', 'Users'],
  ['messages.read', 'Messages'],
])('the permission %s shows the screen %s and no other one', async (permission, name) => {
  expect(await shown([permission])).toEqual(['Dashboard', name]);
});

test('without permissions there is no screen', async () => {
  expect(await shown([])).toEqual(['Dashboard']);
});

test('with all permissions the screens stand in the order of the work', async () => {
  expect(await shown(allPermissions)).toEqual([
    'Dashboard',
    'Orders',
    'Inventory',
    'Products',
    'Users',
    'Wallets',
    'Finance',
    'Messages',
    'Roles',
    'Log',
  ]);
});

test('a screen shows how much waits there, and nothing if nothing waits', async () => {
  const todo = { toShip: 3, orderRefunds: 2, expiringHolds: 0, unreadMessages: 1000 };
  expect(await shown(['orders.read', 'inventory.read', 'messages.read'], todo)).toEqual([
    'Dashboard',
    'Orders5 to ship, with a refund requested, or with a parcel to be returned',
    'Inventory',
    'Messages999+ unread',
  ]);
});

test('the screen of a record is the current one', async () => {
  await shown(['orders.read', 'users.read'], {}, '/admin/orders/JO1');
  expect(namesOf('[aria-current="page"]')).toEqual(['Orders']);
});
