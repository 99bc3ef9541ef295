import { listAudits } from '../audit/list-audits.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { runAuditByStaff } from '../staff/run-audit-by-staff.ts';

export const adminAuditRoutes = {
  'POST /admin/finance/run_audit': (call, input) => runAuditByStaff(call, input),

  'GET /admin/finance/audits': ({ services: { db } }, input) => listPage(db, listAudits(db, input), input),
} satisfies Partial<Routes>;
