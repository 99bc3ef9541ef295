import { permissions as allPermissions } from '../../contract/permissions.ts';
import { isoTime } from '../clock.ts';
import { isOnlyMoneyPerson } from '../credits/require-another-person.ts';
import { readDashboard } from '../dashboard/read-dashboard.ts';
import { readLastBackup } from '../health/last-backup.ts';
import type { Routes } from '../http/routes.ts';
import { endingCertificates } from '../payments/ending-certificates.ts';
import { requireRole } from '../roles/find-staff.ts';

export const adminDashboardRoutes = {
  'GET /admin/session': async ({ services: { db }, member }) => {
    const { roles, permissions } = await requireRole(db, member.userId);
    return {
      roles,
      permissions: allPermissions.filter((permission) => permissions.has(permission)),
      decidesAlone: await isOnlyMoneyPerson(db, member.userId),
    };
  },

  'GET /admin/dashboard/query': async ({ services: { db, clock, config, payments }, member }, range) => {
    const { permissions } = await requireRole(db, member.userId);
    if (!permissions.has('dashboard.read')) return { figures: null };
    const at = clock.now();
    const backup = await readLastBackup(config, at);
    const ending = endingCertificates(payments, at).map(({ channel, endsAt }) => ({
      channel,
      endsAt: isoTime(endsAt),
    }));
    return { figures: { ...(await readDashboard(db, range, at)), backup, endingCertificates: ending } };
  },
} satisfies Partial<Routes>;
