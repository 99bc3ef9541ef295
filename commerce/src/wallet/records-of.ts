import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { entriesOf, presentRecord, type RecordRow, recordColumns } from './list-records.ts';

type View = OutputOf<'GET /admin/wallets/export_records'>;

/**
 * The records of a member's wallet. The ids of records grow with time, so sorting by id means sorting by
 * time.
 */
export function recordsOf(db: Db, userId: string): List<RecordRow, View> {
  return {
    rows: entriesOf(db, userId).select(...recordColumns),
    sorts: { createdAt: [column('walletEntries.id')] },
    defaultSort: '-createdAt',
    present: (found) =>
      found.map((row) => {
        const { orderNo = null, chargeNo = null, refundNo = null, ...record } = presentRecord(row);
        return { ...record, orderNo, chargeNo, refundNo };
      }),
  };
}
