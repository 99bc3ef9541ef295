import { readLastAudit, readLastWholeAudit } from '../audit/run-audit.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { listLedger } from '../finance/list-ledger.ts';
import { matchByStaff } from '../finance/match-by-staff.ts';
import { readBills } from '../finance/read-bills.ts';
import { trialBalance } from '../finance/trial-balance.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';
import { listPage } from '../lists/list-page.ts';

export const adminFinanceRoutes = {
  'GET /admin/finance/query': ({ services: { db } }, input) => listPage(db, listLedger(db, input), input),

  'GET /admin/finance/export': (call, input) =>
    exportList(call, 'finance/export', listLedger(call.services.db, input), input),

  'GET /admin/finance/bills': async ({ services: { db } }, input) => readBills(db, input),

  'GET /admin/finance/trial_balance': ({ services: { db, clock } }) => trialBalance(db, clock.now()),

  'GET /admin/finance/audit': async ({ services: { db } }) => {
    const last = await readLastAudit(db);
    return {
      checkedAt: last && isoTime(last.checkedAt),
      wholeAt: isoTimeOrNull(await readLastWholeAudit(db)),
      findings: last?.findings ?? [],
    };
  },

  'POST /admin/finance/match_statement': matchByStaff,
} satisfies Partial<Routes>;
