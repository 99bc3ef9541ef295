import { listLogs } from '../audit/list-logs.ts';
import { verifyChainsAside } from '../audit/verify-chains.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';
import { listPage } from '../lists/list-page.ts';

export const adminLogRoutes = {
  'GET /admin/logs/query': ({ services: { db } }, input) => listPage(db, listLogs(db, input), input),

  'GET /admin/logs/export': (call, input) =>
    exportList(call, 'logs/export', listLogs(call.services.db, input), input),

  'GET /admin/logs/verify': async ({ services: { db, config } }) => {
    const { sealed, findings } = await verifyChainsAside(db, config.auditSealKey);
    return { intact: findings.length === 0, sealed, brokenAt: findings[0]?.subject ?? null };
  },
} satisfies Partial<Routes>;
