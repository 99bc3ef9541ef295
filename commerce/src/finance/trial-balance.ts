import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { readProof } from '../audit/read-proof.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { sumsOfDays } from '../ledger/sums-of-days.ts';
import { runAside } from '../threads/run-aside.ts';

type TrialBalance = OutputOf<'GET /admin/finance/trial_balance'>;
type Figures = Omit<TrialBalance, 'books'>;

export async function trialBalance(db: Db, at: number): Promise<TrialBalance> {
  const figures = await runAside(db, import.meta.url, foldPostings, at);
  return { ...figures, books: await readProof(db) };
}

/** Each row has the moment, because a separate line for it would break the table. */
export function rowsOfFile(balance: TrialBalance): OutputOf<'GET /admin/finance/export_trial_balance'>[] {
  const { at, accounts, debit, credit, debitBalance, creditBalance } = balance;
  const sums = { account: 'total', debit, credit, debitBalance, creditBalance };
  return [...accounts, sums].map((row) => ({ ...row, at }));
}

/** `credit` came into an account, `debit` left it. */
export async function foldPostings(db: Db, at: number): Promise<Figures> {
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
      debitBalance: toYuan(Math.max(debitFen - creditFen, 0)),
      creditBalance: toYuan(Math.max(creditFen - debitFen, 0)),
    })),
    debit: sum(({ debitFen }) => debitFen),
    credit: sum(({ creditFen }) => creditFen),
    debitBalance: sum(({ creditFen, debitFen }) => Math.max(debitFen - creditFen, 0)),
    creditBalance: sum(({ creditFen, debitFen }) => Math.max(creditFen - debitFen, 0)),
  };
}
