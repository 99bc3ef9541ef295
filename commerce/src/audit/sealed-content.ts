import type { Db } from '../db/db.ts';
import { sealedHash } from './log-details.ts';

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

/** A subject that was deleted has no entry. @param key proves that emptied details were emptied by the shop */
export async function readContents(
  db: Db,
  key: string,
  chain: Chain,
  subjects: string[],
): Promise<Map<string, unknown[]>> {
  return chain === 'log' ? readLogRows(db, key, subjects) : readTransactions(db, subjects);
}

async function readLogRows(db: Db, key: string, subjects: string[]): Promise<Map<string, unknown[]>> {
  const ids = subjects.map(Number);
  const rows = await db('auditLog')
    .whereIn('id', ids)
    .select(...logColumns);
  const details = await db('logDetails').whereIn('logId', ids);
  const byId = new Map(details.map((each) => [each.logId, each]));
  return new Map(
    rows.map((row) => {
      const own = byId.get(row.id);
      return [String(row.id), [...valuesOf(row, logColumns), own ? sealedHash(key, row, own) : null]];
    }),
  );
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
