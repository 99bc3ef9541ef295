// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { userActions } from './actions.tsx';
import { rolesForm } from './roles-form.ts';
import { UserButtons } from './user-buttons.tsx';
import type { UserDetail } from './user-detail.ts';

const session = {
  sessionId: 's-1',
  device: 'Firefox',
  ip: '10.0.0.1',
  createdAt: '2026-01-01T08:00:00.000Z',
  lastSeenAt: '2026-01-01T08:00:00.000Z',
};
const member: UserDetail = {
  userId: 'u-2',
  avatar: null,
  username: 'li',
  phone: '13800138000',
  status: 'active',
  balance: 0,
  orders: 0,
  spent: 0,
  registeredAt: '2026-01-01T08:00:00.000Z',
  lastLoginAt: null,
  roles: [],
  version: 'v1',
  nickname: '',
  email: null,
  emailVerified: false,
  acceptedTerms: null,
  available: 0,
  frozen: 0,
  addresses: [],
  secondFactors: [],
  sessions: [session],
};

afterEach(() => vi.unstubAllGlobals());

function mountButtons(
  changes: Partial<UserDetail>,
  permissions: readonly Permission[] = ['users.freeze', 'roles.write', 'roles.read'],
) {
  return mountScreen(() => <UserButtons user={{ ...member, ...changes }} />, {
    permissions,
    action: formAction(...Object.values(userActions.forms)),
  });
}

test.each<[UserDetail['status'], number, string[]]>([
  ['active', 1, ['Assign roles', 'Log out everywhere', 'Freeze']],
  ['active', 0, ['Assign roles', 'Freeze']],
  ['frozen', 0, ['Assign roles', 'Unfreeze']],
])(
  'of an account that is %s and has %d sessions, %o are offered, the dangerous one last',
  async (status, count, buttons) => {
    stubCommerce({});
    await mountButtons({ status, sessions: [session].slice(0, count) });
    expect(offeredButtons()).toEqual(buttons);
  },
);

test.each<[Permission[], string[]]>([
  [['users.freeze'], ['Log out everywhere', 'Freeze']],
  [['roles.write'], ['Assign roles']],
  [['users.read', 'roles.read'], []],
])('staff with the permissions %o are offered %o', async (permissions, buttons) => {
  stubCommerce({});
  await mountButtons({}, permissions);
  expect(offeredButtons()).toEqual(buttons);
});

test('nobody changes the own account here', async () => {
  stubCommerce({});
  await mountButtons({ userId: 'u-1' });
  expect(namesOf('button')).toEqual([]);
});

test('a freeze names the version that was seen and the reason', async () => {
  const calls = stubCommerce({ 'POST /admin/users/freeze': () => answered({}) });
  await mountButtons({}, ['users.freeze']);
  await press('Freeze');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'stolen phone');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/users/freeze')).toEqual([
    { requestId: expect.any(String), userId: 'u-2', version: 'v1', reason: 'stolen phone' },
  ]);
});

const names = [
  { name: 'Support', assignable: true },
  { name: 'Auditor', assignable: true },
  { name: 'Night shift', assignable: false },
  { name: 'Owner', assignable: false },
];

test('only roles that staff may give or take are offered, and another role of the account stays, with the reason', async () => {
  const calls = stubCommerce({
    'GET /admin/roles/names': () => answered(names),
    'POST /admin/users/assign_roles': () => answered({}),
  });
  await mountButtons({ roles: ['Auditor', 'Night shift'] });
  await press('Assign roles');
  expect(namesOf('dialog label:has(input[type="checkbox"])')).toEqual(['Auditor', 'Support', 'Night shift']);
  const night = find<HTMLInputElement>('dialog input[type="checkbox"]', 'Night shift');
  expect([night.checked, night.disabled]).toEqual([true, true]);
  expect(document.getElementById(night.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This role has permissions that you lack, so you can’t take it. It stays.',
  );
  await click(find('dialog input[type="checkbox"]', 'Support'));
  await click(find('dialog input[type="checkbox"]', 'Auditor'));
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'new work');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/users/assign_roles')).toMatchObject([
    { version: 'v1', roles: ['Night shift', 'Support'], reason: 'new work' },
  ]);
});

test('roles that a colleague has given or taken meanwhile are kept', async () => {
  let now = { ...member, roles: ['Auditor'] };
  const calls = stubCommerce({
    'GET /admin/roles/names': () => answered(names),
    'POST /admin/users/assign_roles': ({ version }) =>
      version === now.version ? answered({}) : refused('SYS009'),
  });
  await mountScreen(() => <UserButtons user={useLoaderData<UserDetail>()} />, {
    permissions: ['roles.write'],
    action: formAction(rolesForm),
    loader: () => now,
  });
  await press('Assign roles');
  await click(find('dialog input[type="checkbox"]', 'Support'));
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'new work');
  now = { ...member, roles: ['Night shift'], version: 'v2' };
  await click(find('dialog button[type="submit"]'));
  expect(find('dialog').textContent).toContain(
    'Somebody has changed this in the meantime. It is now:Night shift',
  );
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/users/assign_roles').at(-1)).toMatchObject({
    version: 'v2',
    roles: ['Night shift', 'Support'],
  });
});

test('roles are not offered before it is known which of them may be given', async () => {
  stubCommerce({});
  await mountButtons({ roles: ['Auditor'] }, ['roles.write']);
  await press('Assign roles');
  expect(namesOf('dialog input[type="checkbox"]')).toEqual([]);
});
