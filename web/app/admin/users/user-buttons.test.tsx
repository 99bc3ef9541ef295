// @vitest-environment happy-dom
import type { Permission } from 'commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { UserButtons } from './user-buttons.tsx';
import type { UserDetail } from './user-detail.ts';
import { rolesForm, userForms } from './user-forms.ts';

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
  available: 0,
  frozen: 0,
  addresses: [],
  sessions: [session],
};

afterEach(() => vi.unstubAllGlobals());

function mountButtons(
  changes: Partial<UserDetail>,
  permissions: readonly Permission[] = ['users.freeze', 'roles.write', 'roles.read'],
) {
  return mountScreen(() => <UserButtons user={{ ...member, ...changes }} />, {
    permissions,
    action: formAction(rolesForm, ...Object.values(userForms)),
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

test('the roles that are chosen replace the present ones, and a role that staff may not see stays', async () => {
  const calls = stubCommerce({
    'GET /admin/roles/names': () => answered(['Support', 'Auditor']),
    'POST /admin/users/assign_roles': () => answered({}),
  });
  await mountButtons({ roles: ['Auditor', 'Night shift'] });
  await press('Assign roles');
  expect(namesOf('dialog label:has(input[type="checkbox"])')).toEqual(['Support', 'Auditor', 'Night shift']);
  await click(find('dialog input[type="checkbox"]', 'Support'));
  await click(find('dialog input[type="checkbox"]', 'Auditor'));
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'new work');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/users/assign_roles')).toMatchObject([
    { version: 'v1', roles: ['Night shift', 'Support'], reason: 'new work' },
  ]);
});
