import { readLastAudit } from '../audit/run-audit.ts';
import { isoTime } from '../clock.ts';
import { type Matching, matchStatement } from '../finance/match-statement.ts';
import { readBills } from '../finance/read-bills.ts';
import { trialBalance } from '../finance/trial-balance.ts';
import type { Routes } from '../http/routes.ts';
import { act } from './act.ts';
import { exportList } from './export-list.ts';
import { listLedger } from './list-ledger.ts';
import { listPage } from './list-page.ts';

export const adminFinanceRoutes = {
  'GET /admin/finance/query': ({ services: { db } }, input) => listPage(db, listLedger(db, input), input),

  'GET /admin/finance/export': (call, input) =>
    exportList(call, 'finance/export', listLedger(call.services.db, input), input),

  'GET /admin/finance/bills': async ({ services: { db } }, input) => readBills(db, input),

  'GET /admin/finance/trial_balance': ({ services: { db, clock } }) => trialBalance(db, clock.now()),

  'GET /admin/finance/audit': async ({ services: { db } }) => {
    const last = await readLastAudit(db);
    return { checkedAt: last && isoTime(last.checkedAt), findings: last?.findings ?? [] };
  },

  'POST /admin/finance/match_statement': async (call, input) => {
    const { requestId: _, ...statement } = input;
    // Nothing is changed by it, so it need not hold the database while it compares.
    const { language } = call;
    const answer = await matchStatement(call.services.db, { ...statement, language });
    return act(call, 'finance/match_statement', input, async () => {
      const { channel, from, to } = input;
      return { answer, object: `statement:${channel}`, before: { from, to }, after: counted(answer) };
    });
  },
} satisfies Partial<Routes>;

/** How many lines came out which way. */
function counted({ sums, invalidLines }: Matching) {
  const count = ({ matched, amountDiffers, missingHere, missingThere }: Matching['sums']['in']) => ({
    matched: matched.count,
    amountDiffers: amountDiffers.count,
    missingHere: missingHere.count,
    missingThere: missingThere.count,
  });
  return { in: count(sums.in), out: count(sums.out), invalid: invalidLines.length };
}
