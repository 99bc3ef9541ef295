import type { Db } from '../db/db.ts';
import { findAlteredDetails } from './log-details.ts';

/** The staff log has one link per row; the ledger has one link per transaction with its postings. */
export const chains = ['log', 'ledger'] as const;
export type Chain = (typeof chains)[number];

export const tableOf = { log: 'auditLog', ledger: 'ledgerPostings' } as const satisfies Record<Chain, string>;

/** Columns are listed by name, so that a column added later does not change what was sealed before. */
const logColumns = [
  ...(['id', 'at', 'actor', 'role', 'action', 'object', 'requestId', 'errorCode', 'detailsHash'] as const),
] as const;
const transactionColumns = [
  ...(['id', 'transactionNo', 'scene', 'businessRef', 'actor', 'orderNo', 'chargeNo', 'refundNo'] as const),
  ...(['channel', 'serialNo', 'reverses', 'reason', 'createdAt'] as const),
] as const;
const postingColumns = ['id', 'account', 'amountFen', 'balanceAfterFen'] as const;

/** A subject that was deleted has no entry. */
export async function readContents(
  db: Db,
  chain: Chain,
  subjects: string[],
): Promise<Map<string, unknown[]>> {
  return chain === 'log' ? readLogRows(db, subjects) : readTransactions(db, subjects);
}

/** The subjects of which a part was altered that the seal covers only by its hash. The ledger has no such part. */
export async function findAltered(
  db: Db,
  key: string | null,
  chain: Chain,
  subjects: string[],
): Promise<Set<string>> {
  if (chain === 'ledger') return new Set();
  return new Set((await findAlteredDetails(db, key, subjects.map(Number))).map(String));
}

async function readLogRows(db: Db, subjects: string[]): Promise<Map<string, unknown[]>> {
  const rows = await db('auditLog')
    .whereIn('id', subjects.map(Number))
    .select(...logColumns);
  return new Map(rows.map((row) => [String(row.id), valuesOf(row, logColumns)]));
}

async function readTransactions(db: Db, subjects: string[]): Promise<Map<string, unknown[]>> {
  const transactions = await db('ledgerTransactions')
    .whereIn('id', subjects)
    .select(...transactionColumns);
  const postings = await db('ledgerPostings')
    .whereIn('transactionId', subjects)
    .orderBy('id')
    .select('transactionId', ...postingColumns);
  const contents = new Map(transactions.map((row) => [row.id, valuesOf(row, transactionColumns)]));
  for (const posting of postings) {
    contents.get(posting.transactionId)?.push(valuesOf(posting, postingColumns));
  }
  return contents;
}

function valuesOf<C extends string>(row: Record<C, unknown>, columns: readonly C[]): unknown[] {
  return columns.map((column) => row[column]);
}
