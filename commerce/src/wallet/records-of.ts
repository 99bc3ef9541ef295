import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { type Columns, column } from '../db/tables.ts';
import { creditIdOf, kindsOf } from '../ledger/kinds-of.ts';
import { whereNumber } from '../ledger/where-number.ts';
import type { List } from '../lists/list-page.ts';
import { positiveSql, sumRows } from '../lists/sum-rows.ts';
import { whereDays } from '../lists/where-days.ts';
import { entriesOf, presentRecord, recordColumns } from './list-records.ts';

type View = OutputOf<'GET /admin/wallets/export_records'>;
type Filters = Pick<
  ParsedInputOf<'GET /admin/wallets/records'>,
  'userId' | 'search' | 'scene' | 'from' | 'to'
>;

const columns = [
  ...recordColumns,
  'ledgerTransactions.id',
  'ledgerTransactions.businessRef',
  'ledgerTransactions.reason',
] as const;
type Row = Columns<(typeof columns)[number]>;

const amount = column('walletEntries.amountFen');
const id = column('walletEntries.id');

/** The ids of records grow with time, so sorting by id means sorting by time. */
export function recordsOf(db: Db, filters: Filters): List<Row, View> {
  return {
    rows: filtered(db, filters).select(...columns),
    sorts: { createdAt: [id], in: [positiveSql(amount), id], out: [positiveSql(`-${amount}`), id] },
    defaultSort: '-createdAt',
    present: (found) => presentRows(db, found),
  };
}

export async function sumRecords(
  db: Db,
  filters: Filters,
): Promise<OutputOf<'GET /admin/wallets/records'>['sums']> {
  const amounts = { in: positiveSql(amount), out: positiveSql(`-${amount}`) };
  const { in: into, out } = await sumRows(db, { rows: filtered(db, filters) }, amounts);
  return { in: into, out };
}

function filtered(db: Db, filters: Filters) {
  const { userId, search, scene } = filters;
  return entriesOf(db, userId).modify((query) => {
    whereDays(query, 'ledgerTransactions.createdAt', filters);
    if (search) whereNumber(query, search);
    if (scene) query.where('ledgerTransactions.scene', scene);
  });
}

async function presentRows(db: Db, rows: Row[]): Promise<View[]> {
  const ids = rows.map((row) => row.id);
  const kindOf = await kindsOf(db, ids);
  return rows.map((row) => {
    const { orderNo = null, chargeNo = null, refundNo = null, ...record } = presentRecord(row);
    const { kind, corrects } = kindOf(row);
    return {
      ...record,
      kind,
      corrects,
      orderNo,
      chargeNo,
      refundNo,
      creditId: creditIdOf(row.businessRef),
      reason: row.reason,
    };
  });
}
