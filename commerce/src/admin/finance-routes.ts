import { readLastAudit, readLastWholeAudit } from '../audit/run-audit.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { listLedger, sumLedger } from '../finance/list-ledger.ts';
import { readBills } from '../finance/read-bills.ts';
import { readDay } from '../finance/read-day.ts';
import { readTransaction } from '../finance/read-transaction.ts';
import { rowsOfFile, trialBalance } from '../finance/trial-balance.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { exportList, exportRows } from '../staff/export-list.ts';

export const adminFinanceRoutes = {
  'GET /admin/finance/query': ({ services: { db } }, input) => listPage(db, listLedger(db, input), input),

  'GET /admin/finance/sums': ({ services: { db } }, input) => sumLedger(db, input),

  'GET /admin/finance/transaction': ({ services: { db, config } }, { transactionNo }) =>
    readTransaction(db, config.sealKeys, transactionNo),

  'GET /admin/finance/export': (call, input) =>
    exportList(call, 'finance/export', listLedger(call.services.db, input), input),

  'GET /admin/finance/bills': async ({ services: { db } }, input) => readBills(db, input),

  'GET /admin/finance/export_bills': async (call, input) =>
    exportRows(call, 'finance/export_bills', await readBills(call.services.db, input), input),

  'GET /admin/finance/day': async ({ services: { db, clock } }, { day }) => readDay(db, day, clock.now()),

  'GET /admin/finance/trial_balance': ({ services: { db, clock } }) => trialBalance(db, clock.now()),

  'GET /admin/finance/export_trial_balance': async (call, input) => {
    const { db, clock } = call.services;
    const rows = rowsOfFile(await trialBalance(db, clock.now()));
    return exportRows(call, 'finance/export_trial_balance', rows, input);
  },

  'GET /admin/finance/audit': async ({ services: { db } }) => {
    const last = await readLastAudit(db);
    return {
      checkedAt: last && isoTime(last.checkedAt),
      wholeAt: isoTimeOrNull(await readLastWholeAudit(db)),
      findings: last?.findings ?? [],
    };
  },
} satisfies Partial<Routes>;
