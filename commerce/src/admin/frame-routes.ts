import { readTodoOf } from '../dashboard/read-todo.ts';
import { fail } from '../fail.ts';
import type { Call, Member, Routes } from '../http/routes.ts';
import { findStaff } from '../roles/find-staff.ts';
import { searchShop } from '../search/search-shop.ts';

export const adminFrameRoutes = {
  'GET /admin/todo': async (call) => {
    const { db, clock } = call.services;
    return readTodoOf(db, clock.now(), await permissionsOf(call));
  },

  'GET /admin/search': async (call, { search = '' }) =>
    searchShop(call.services.db, search, await permissionsOf(call)),
} satisfies Partial<Routes>;

/** @throws Failure `forbidden` if the caller has no role */
async function permissionsOf({ services, member }: Call<Member>) {
  const { roles, permissions } = await findStaff(services.db, member.userId);
  if (roles.length === 0) throw fail('forbidden');
  return permissions;
}
