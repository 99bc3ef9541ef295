// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { permissions as allPermissions } from '@junyao/commerce/contract/permissions';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { roleActions } from './actions.tsx';
import { RoleButtons } from './role-buttons.tsx';
import type { RoleDetail } from './role-detail.ts';
import { updateForm } from './role-forms.ts';

const role: RoleDetail = {
  name: 'Packers',
  permissions: ['orders.read', 'orders.fulfil'],
  members: 0,
  updatedAt: '2026-01-01T08:00:00.000Z',
  version: 'v1',
  firstMembers: [],
  history: [],
};

afterEach(() => vi.unstubAllGlobals());

function mountButtons(changes: Partial<RoleDetail>, permissions: readonly Permission[] = allPermissions) {
  return mountScreen(() => <RoleButtons role={{ ...role, ...changes }} />, {
    permissions,
    action: formAction(...Object.values(roleActions.forms)),
  });
}

const giveReason = () => fill(find<HTMLTextAreaElement>('dialog[open] textarea'), 'new work');
const save = () => click(find('dialog[open] button[type="submit"]'));
const difference = () => namesOf('dialog[open] section li');

test.each<[string, Partial<RoleDetail>, readonly Permission[], string[]]>([
  ['nobody has', {}, allPermissions, ['Change permissions', 'Clone', 'Rename', 'Delete']],
  ['somebody has', { members: 1 }, allPermissions, ['Change permissions', 'Clone', 'Rename']],
  ['is the Owner', { name: 'Owner' }, allPermissions, ['Clone']],
  ['goes beyond mine', {}, ['roles.write', 'orders.read'], ['Change permissions', 'Clone']],
  ['I may only read', {}, ['roles.read', 'orders.read', 'orders.fulfil'], []],
])('of a role that %s, only what is possible is offered', async (_, changes, permissions, buttons) => {
  stubCommerce({});
  await mountButtons(changes, permissions);
  expect(offeredButtons()).toEqual(buttons);
});

test('permissions beyond my own are not offered, are named, and stay as they are', async () => {
  const calls = stubCommerce({ 'POST /admin/roles/update': () => answered({ name: 'Packers' }) });
  await mountButtons({}, ['roles.write', 'orders.read', 'inventory.read']);
  await press('Change permissions');
  const offered = namesOf('dialog[open] label:has(input[type="checkbox"])');
  expect(offered).toEqual([
    'See all orders with recipients and parcels',
    'See stock, holds and movements',
    'Create, change, rename and delete roles, and give them to people',
  ]);
  expect(find('dialog[open]').textContent).toContain('goes beyond your own');
  await click(find('dialog[open] input[type="checkbox"]', offered[1]));
  expect(difference()).toEqual(['+Added: See stock, holds and movements']);
  await giveReason();
  await save();
  expect(inputsOf(calls, 'POST /admin/roles/update')).toEqual([
    {
      requestId: expect.any(String),
      name: 'Packers',
      version: 'v1',
      permissions: ['orders.read', 'orders.fulfil', 'inventory.read'],
      reason: 'new work',
    },
  ]);
});

test('to act on a screen is to see it, and without seeing it nobody acts', async () => {
  stubCommerce({});
  await mountButtons({ permissions: [] });
  await press('Change permissions');
  await click(find('dialog[open] input[type="checkbox"]', labels.adjust));
  expect(difference()).toEqual([`+Added: ${labels.stock}`, `+Added: ${labels.adjust}`]);
  await click(find('dialog[open] input[type="checkbox"]', labels.stock));
  expect(difference()).toEqual([]);
});

test('an edit that changes nothing is not sent', async () => {
  const calls = stubCommerce({});
  await mountButtons({});
  await press('Change permissions');
  await giveReason();
  await save();
  expect(find('dialog[open] section [role="alert"]').textContent).toBe('Choose what to add or remove first.');
  expect(inputsOf(calls, 'POST /admin/roles/update')).toEqual([]);
});

test.each(['Change permissions', 'Rename', 'Delete'])('without a reason, "%s" is not sent', async (verb) => {
  const calls = stubCommerce({});
  await mountButtons({});
  await press(verb);
  await save();
  expect(find('dialog[open] textarea').getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
});

const labels = {
  fulfil: 'Ship, complete and cancel orders, write notes, and see whole phone numbers',
  refund: 'Refund orders to the wallet, and reject refund requests',
  stock: 'See stock, holds and movements',
  adjust: 'Adjust stock, release holds, and record returned parcels',
};

test('what a colleague changed meanwhile is kept, and the dialog shows the difference against the present role', async () => {
  let now = role;
  const calls = stubCommerce({
    'POST /admin/roles/update': ({ version }) =>
      version === now.version ? answered({ name: 'Packers' }) : refused('SYS009'),
  });
  await mountScreen(() => <RoleButtons role={useLoaderData<RoleDetail>()} />, {
    permissions: allPermissions,
    action: formAction(updateForm),
    loader: () => now,
  });
  await press('Change permissions');
  const toggle = (label: string) => click(find('dialog[open] input[type="checkbox"]', label));
  await toggle(labels.fulfil);
  await toggle(labels.refund);
  await toggle(labels.stock);
  await giveReason();
  expect(difference()).toEqual([
    `+Added: ${labels.stock}`,
    `+Added: ${labels.refund}`,
    `−Removed: ${labels.fulfil}`,
  ]);
  now = {
    ...role,
    version: 'v2',
    permissions: ['orders.read', 'orders.fulfil', 'orders.refund', 'inventory.adjust'],
  };
  await save();
  expect(find('dialog[open]').textContent).toContain('Somebody has changed this in the meantime. It is now:');
  expect(difference()).toEqual([`+Added: ${labels.stock}`, `−Removed: ${labels.fulfil}`]);
  const isChosen = (label: string) =>
    find<HTMLInputElement>('dialog[open] input[type="checkbox"]', label).checked;
  expect(Object.values(labels).map(isChosen)).toEqual([false, true, true, true]);
  await save();
  expect(inputsOf(calls, 'POST /admin/roles/update').at(-1)).toMatchObject({
    version: 'v2',
    permissions: ['orders.read', 'orders.refund', 'inventory.adjust', 'inventory.read'],
    reason: 'new work',
  });
});
