import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { presentStated, readOurs } from './of-books.ts';

type View = OutputOf<'GET /admin/finance/matched'>['items'][number];
type Line = Row<'reconciledLines'>;

export function listMatched(db: Db, reconciliationId: string): List<Line, View> {
  const rows = db('reconciledLines')
    .where({ reconciliationId: Number(reconciliationId) })
    .select('reconciledLines.*');
  return {
    rows,
    sorts: { line: [column('reconciledLines.line')] },
    defaultSort: 'line',
    present: (found) => presentLines(db, found),
  };
}

async function presentLines(db: Db, rows: Line[]): Promise<View[]> {
  const oursOf = await readOurs(
    db,
    rows.map(({ transactionNo }) => transactionNo),
  );
  return rows.map((row) => ({
    line: row.line,
    side: row.side,
    serialNo: row.serialNo,
    ...presentStated(row.statedAt),
    amount: toYuan(row.amountFen),
    transactionNo: row.transactionNo,
    ...oursOf(row.transactionNo),
    chargeNo: row.chargeNo,
    refundNo: row.refundNo,
  }));
}
