import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { listLines } from '../reconciliation/list-lines.ts';
import {
  listReconciliations,
  readReconciliation,
  requireReconciliation,
} from '../reconciliation/list-reconciliations.ts';
import { noteByStaff } from '../reconciliation/note-by-staff.ts';
import { reconcileByStaff } from '../reconciliation/reconcile-by-staff.ts';
import { exportList } from '../staff/export-list.ts';

export const adminReconciliationRoutes = {
  'POST /admin/finance/reconcile': reconcileByStaff,

  'GET /admin/finance/reconciliations': ({ services: { db } }, input) =>
    listPage(db, listReconciliations(db, input), input),

  'GET /admin/finance/export_reconciliations': (call, input) =>
    exportList(call, 'finance/export_reconciliations', listReconciliations(call.services.db, input), input),

  'GET /admin/finance/reconciliation': ({ services: { db } }, { reconciliationId }) =>
    readReconciliation(db, reconciliationId),

  'GET /admin/finance/lines': async ({ services: { db } }, input) => {
    await requireReconciliation(db, input.reconciliationId);
    return listPage(db, listLines(db, input), input);
  },

  'GET /admin/finance/export_lines': async (call, input) => {
    const { db } = call.services;
    await requireReconciliation(db, input.reconciliationId);
    return exportList(call, 'finance/export_lines', listLines(db, input), input);
  },

  'POST /admin/finance/note': noteByStaff,
} satisfies Partial<Routes>;
