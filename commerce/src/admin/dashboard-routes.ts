import { permissions } from '../../contract/permissions.ts';
import { readDashboard } from '../dashboard/read-dashboard.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { findStaff } from '../roles/find-staff.ts';

export const adminDashboardRoutes = {
  'GET /admin/session': async ({ services, member }) => {
    const staff = await findStaff(services.db, member.userId);
    if (staff.roles.length === 0) throw fail('forbidden');
    return {
      roles: staff.roles,
      permissions: permissions.filter((permission) => staff.permissions.has(permission)),
    };
  },

  'GET /admin/dashboard/query': ({ services: { db, clock } }, range) => readDashboard(db, range, clock.now()),
} satisfies Partial<Routes>;
