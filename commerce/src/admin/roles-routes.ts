import { permissions as allPermissions, type Permission } from '../../contract/permissions.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { createRole } from '../roles/create-role.ts';
import { deleteRole } from '../roles/delete-role.ts';
import { findStaff } from '../roles/find-staff.ts';
import { listNames, listRoles, readRoleView } from '../roles/list-roles.ts';
import { lockRoles } from '../roles/lock-roles.ts';
import { readRole } from '../roles/read-role.ts';
import { renameRole } from '../roles/rename-role.ts';
import { updateRole } from '../roles/update-role.ts';
import { act } from '../staff/act.ts';
import { exportList } from '../staff/export-list.ts';

export const adminRoleRoutes = {
  'GET /admin/roles/query': async ({ services: { db }, language }, input) =>
    listPage(db, await listRoles(db, language, input), input),

  'GET /admin/roles/export': async (call, input) =>
    exportList(call, 'roles/export', await listRoles(call.services.db, call.language, input), input),

  'GET /admin/roles/detail': ({ services: { db } }, { name }) => readRole(db, name),

  'GET /admin/roles/names': async ({ services: { db }, member }) => {
    const staff = await findStaff(db, member.userId);
    if (!staff.permissions.has('roles.read') && !staff.permissions.has('roles.write'))
      throw fail('forbidden');
    return listNames(db, staff);
  },

  'POST /admin/roles/create': (call, input) =>
    act(call, 'roles/create', input, async (trx, { at }) => {
      const { name } = input;
      const permissions = inOrder(input.permissions);
      const staff = await lockRoles(trx, call.member, 'roles.write');
      await createRole(trx, { name, permissions, staff, at });
      return {
        answer: await readRoleView(trx, name),
        object: `role:${name}`,
        before: null,
        after: { permissions },
      };
    }),

  'POST /admin/roles/update': (call, input) =>
    act(call, 'roles/update', input, async (trx, { at }) => {
      const { name, version } = input;
      const permissions = inOrder(input.permissions);
      const staff = await lockRoles(trx, call.member, 'roles.write');
      const before = await updateRole(trx, { name, version, permissions, staff, at });
      return {
        answer: await readRoleView(trx, name),
        object: `role:${name}`,
        before: { permissions: before },
        after: { permissions },
      };
    }),

  'POST /admin/roles/rename': (call, input) =>
    act(call, 'roles/rename', input, async (trx, { at }) => {
      const { name, version, newName } = input;
      const staff = await lockRoles(trx, call.member, 'roles.write');
      await renameRole(trx, { name, version, newName, staff, at });
      return {
        answer: await readRoleView(trx, newName),
        object: `role:${newName}`,
        before: { name },
        after: { name: newName },
      };
    }),

  'POST /admin/roles/delete': (call, input) =>
    act(call, 'roles/delete', input, async (trx) => {
      const { name, version } = input;
      const staff = await lockRoles(trx, call.member, 'roles.write');
      const permissions = await deleteRole(trx, { name, version, staff });
      return { answer: {}, object: `role:${name}`, before: { permissions }, after: null };
    }),
} satisfies Partial<Routes>;

/** The fixed order makes the old and the new permissions of a role easy to compare in the log. */
function inOrder(set: Permission[]): Permission[] {
  return allPermissions.filter((permission) => set.includes(permission));
}
