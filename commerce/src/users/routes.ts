import type { Routes } from '../http/routes.ts';
import { presentProfile } from './present-profile.ts';
import { User } from './user.ts';

export const userRoutes = {
  'GET /userinfo/profile/query': async ({ services, member }) => {
    const user = await User.query(services.db).findById(member.userId).throwIfNotFound();
    return presentProfile(user);
  },
} satisfies Partial<Routes>;
