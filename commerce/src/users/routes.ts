import type { Routes } from '../http/routes.ts';
import { readRoles } from '../roles/find-staff.ts';
import { presentProfile } from './present-profile.ts';
import { User } from './user.ts';

export const userRoutes = {
  'GET /userinfo/profile/query': async ({ services, member }) => {
    const user = await User.query(services.db).findById(member.userId).throwIfNotFound();
    const roles = await readRoles(services.db, [user.id]);
    return presentProfile(user, roles.get(user.id) ?? []);
  },
} satisfies Partial<Routes>;
