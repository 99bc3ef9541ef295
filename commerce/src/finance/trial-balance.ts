import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import { runAside } from '../threads/run-aside.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;

/** Every account of the shop, and the members' together, folded from all postings. */
export function trialBalance(db: Knex, at: number): Promise<TrialBalance> {
  return runAside(db, import.meta.url, foldPostings, at);
}

/** Runs in a thread. `credit` is what came into an account, `debit` what went out of it. */
export async function foldPostings(db: Knex, at: number): Promise<TrialBalance> {
  const rows: { name: string; creditFen: number; debitFen: number }[] = await db('ledgerPostings')
    .select(
      db.raw(`CASE WHEN account LIKE 'wallet:%' THEN 'wallet' WHEN account LIKE 'held:%' THEN 'held'
        ELSE account END AS name`),
      db.raw('SUM(CASE WHEN amount_fen > 0 THEN amount_fen ELSE 0 END) AS credit_fen'),
      db.raw('SUM(CASE WHEN amount_fen < 0 THEN -amount_fen ELSE 0 END) AS debit_fen'),
    )
    .groupBy('name')
    .orderBy('name');
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
