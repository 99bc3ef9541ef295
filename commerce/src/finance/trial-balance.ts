import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { runAside } from '../threads/run-aside.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;

/** The balances of every account of the shop, and of all members together, calculated from all postings. */
export function trialBalance(db: Db, at: number): Promise<TrialBalance> {
  return runAside(db, import.meta.url, foldPostings, at);
}

/**
 * The work of `trialBalance`. On SQLite it runs in a thread. `credit` is the sum that came into an account,
 * `debit` is the sum that left it.
 */
export async function foldPostings(db: Db, at: number): Promise<TrialBalance> {
  const account = column('ledgerPostings.account');
  const amount = column('ledgerPostings.amountFen');
  const rows = await db('ledgerPostings')
    .select(
      db.raw<{ name: string }>(`CASE WHEN ${account} LIKE 'wallet:%' THEN 'wallet'
        WHEN ${account} LIKE 'held:%' THEN 'held' ELSE ${account} END AS name`),
      db.raw<{ creditFen: number }>(`SUM(CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END) AS credit_fen`),
      db.raw<{ debitFen: number }>(`SUM(CASE WHEN ${amount} < 0 THEN -${amount} ELSE 0 END) AS debit_fen`),
    )
    .groupByRaw('name')
    .orderByRaw('name');
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
