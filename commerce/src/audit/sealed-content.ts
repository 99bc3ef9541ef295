import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';

/**
 * The two chains: the staff log with one link per row, and the ledger with one link per transaction and its
 * postings.
 */
export const chains = ['log', 'ledger'] as const;
export type Chain = (typeof chains)[number];

/** For each chain, the table whose rows cause new links. */
export const tableOf = { log: 'auditLog', ledger: 'ledgerPostings' } as const satisfies Record<Chain, string>;

/** Columns are listed by name, so that a column added later does not change what was sealed before. */
const logColumns = [
  ...(['id', 'at', 'actor', 'actorName', 'role', 'action', 'object', 'reason', 'ip', 'requestId'] as const),
  ...(['before', 'after'] as const),
] as const;
const transactionColumns = [
  ...(['id', 'transactionNo', 'scene', 'businessRef', 'actor', 'orderNo', 'chargeNo', 'refundNo'] as const),
  ...(['channel', 'serialNo', 'reverses', 'reason', 'createdAt'] as const),
] as const;
const postingColumns = ['id', 'account', 'amountFen', 'balanceAfterFen'] as const;

/** Reads the sealed values of each of these subjects. A subject that was deleted has no entry. */
export async function readContents(
  db: Db,
  chain: Chain,
  subjects: string[],
): Promise<Map<string, unknown[]>> {
  return chain === 'log' ? readLogRows(db, subjects) : readTransactions(db, subjects);
}

async function readLogRows(db: Db, subjects: string[]): Promise<Map<string, unknown[]>> {
  const rows = await db('auditLog')
    .whereIn('id', subjects.map(Number))
    .select(...logColumns, 'errorCode', 'circumstances');
  return new Map(rows.map((row) => [String(row.id), [...valuesOf(row, logColumns), ...addedOf(row)]]));
}

/**
 * What later releases added. The content of a completed write without circumstances has no error code, so its seal is
 * the same as before the column `errorCode` existed. The content of a refused write without circumstances ends with
 * its error code. The seal therefore breaks if a completed write is changed into a refused one, or a refused write into
 * a completed one. A row with circumstances ends with both, so neither can be mistaken for the other.
 */
function addedOf({
  errorCode,
  circumstances,
}: Pick<Row<'auditLog'>, 'errorCode' | 'circumstances'>): unknown[] {
  if (circumstances !== '') return [errorCode, circumstances];
  return errorCode === '' ? [] : [errorCode];
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
