import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { sumsOfDays } from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;

/** The balances of every account of the shop, and of all members together, calculated from the sums of all days. */
export function trialBalance(db: Db, at: number): Promise<TrialBalance> {
  return runAside(db, import.meta.url, foldPostings, at);
}

/**
 * The work of `trialBalance`. On SQLite it runs in a thread. `credit` is the sum that came into an account,
 * `debit` is the sum that left it.
 */
export async function foldPostings(db: Db, at: number): Promise<TrialBalance> {
  const found = await rawRows<{ name: string; creditFen: number; debitFen: number }>(
    db,
    `SELECT account AS name, SUM(CASE WHEN incoming = 1 THEN sum_fen ELSE 0 END) AS "creditFen",
      SUM(CASE WHEN incoming = 0 THEN -sum_fen ELSE 0 END) AS "debitFen"
    FROM (${sumsOfDays("account <> 'member'")}) sums GROUP BY account ORDER BY account`,
  );
  const rows = found.map(({ name, creditFen, debitFen }) => ({
    name,
    creditFen: Number(creditFen),
    debitFen: Number(debitFen),
  }));
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    toYuan(rows.reduce((total, row) => total + of(row), 0));
  return {
    at: isoTime(at),
    accounts: rows.map(({ name, creditFen, debitFen }) => ({
      account: name,
      debit: toYuan(debitFen),
      credit: toYuan(creditFen),
      balance: toYuan(creditFen - debitFen),
    })),
    debit: sum(({ debitFen }) => debitFen),
    credit: sum(({ creditFen }) => creditFen),
  };
}
