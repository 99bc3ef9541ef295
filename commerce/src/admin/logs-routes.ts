import { listLogs, readLogs } from '../audit/list-logs.ts';
import { logInWords } from '../audit/log-in-words.ts';
import { readLogRow } from '../audit/read-log-row.ts';
import { verifyForStaff } from '../audit/verify-for-staff.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';

export const adminLogRoutes = {
  'GET /admin/logs/query': ({ services: { db } }, input) => readLogs(db, input),

  'GET /admin/logs/export': async (call, input) =>
    exportList(
      call,
      'logs/export',
      logInWords(await listLogs(call.services.db, input), call.language),
      input,
    ),

  'GET /admin/logs/detail': ({ services: { db, config } }, { id }) =>
    readLogRow(db, config.auditSealKey, Number(id)),

  'GET /admin/logs/verify': ({ services: { db, config } }, input) =>
    verifyForStaff(db, config.auditSealKey, input),
} satisfies Partial<Routes>;
