import { verifyForStaff } from '../audit/verify-for-staff.ts';
import type { Routes } from '../http/routes.ts';
import { listLogs, readLogs } from '../logs/list-logs.ts';
import { logInWords } from '../logs/log-in-words.ts';
import { readLogRow } from '../logs/read-log-row.ts';
import { exportList } from '../staff/export-list.ts';

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
    readLogRow(db, config.sealKeys, Number(id)),

  'GET /admin/logs/verify': ({ services: { db, config } }, input) =>
    verifyForStaff(db, config.sealKeys, input),
} satisfies Partial<Routes>;
