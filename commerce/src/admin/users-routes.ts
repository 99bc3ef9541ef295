import type { Permission } from '../../contract/permissions.ts';
import { forceLogout, freezeMember, resetFactors, unfreezeMember } from '../accounts/change-account.ts';
import { listUsers } from '../accounts/list-users.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { assignRoles } from '../roles/assign-roles.ts';
import type { Staff } from '../roles/find-staff.ts';
import { lockRoles } from '../roles/lock-roles.ts';
import { act, type StaffCall } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';

export const adminUserRoutes = {
  'GET /admin/users/query': ({ services: { db } }, input) => listPage(db, listUsers(db, input), input),

  'GET /admin/users/export': (call, input) =>
    exportList(call, 'users/export', listUsers(call.services.db, input), input),

  'GET /admin/users/detail': ({ services: { db, clock } }, { userId }) =>
    readAccount(db, userId, clock.now()),

  'POST /admin/users/freeze': (call, input) =>
    actOnAccount(call, 'users/freeze', 'users.freeze', input, async (trx, target) => ({
      before: { status: await freezeMember(trx, target) },
      after: { status: 'frozen' },
    })),

  'POST /admin/users/unfreeze': (call, input) =>
    actOnAccount(call, 'users/unfreeze', 'users.freeze', input, async (trx, target) => ({
      before: { status: await unfreezeMember(trx, target) },
      after: { status: 'active' },
    })),

  'POST /admin/users/force_logout': (call, input) =>
    actOnAccount(call, 'users/force_logout', 'users.freeze', input, async (trx, target) => ({
      before: { sessions: await forceLogout(trx, target) },
      after: { sessions: 0 },
    })),

  'POST /admin/users/reset_factors': (call, input) =>
    actOnAccount(call, 'users/reset_factors', 'roles.write', input, async (trx, target, at) => ({
      before: { secondFactors: (await resetFactors(trx, { ...target, at })).length },
      after: { secondFactors: 0 },
    })),

  'POST /admin/users/assign_roles': (call, input) =>
    actOnAccount(call, 'users/assign_roles', 'roles.write', input, async (trx, target) => ({
      before: { roles: await assignRoles(trx, { ...target, roles: input.roles }) },
      after: { roles: input.roles },
    })),
} satisfies Partial<Routes>;

function actOnAccount(
  call: StaffCall,
  action: string,
  permission: Permission,
  input: { requestId: string; userId: string; version?: string | undefined; reason: string },
  work: (
    trx: Trx,
    target: { userId: string; staff: Staff },
    at: number,
  ) => Promise<{ before: unknown; after: unknown }>,
) {
  const { userId } = input;
  return act(call, action, input, async (trx, { at }) => {
    const staff = await lockRoles(trx, call.member, permission);
    // The lock of the roles also keeps this account's state and roles unchanged.
    if (input.version) requireVersion((await readAccount(trx, userId, at)).version, input.version);
    const change = await work(trx, { userId, staff }, at);
    return { answer: await readAccount(trx, userId, at), object: `user:${userId}`, ...change };
  });
}
