import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { nameActors } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/inventory/movements'>['items'][number];

const columns = [
  'at',
  'change',
  'quantity',
  'stockAfter',
  'availableAfter',
  'orderNo',
  'actor',
  'reason',
] as const;
type Movement = Pick<Row<'stockMovements'>, (typeof columns)[number]>;

/** The ids of movements grow with time, so sorting by id means sorting by time. */
export function listMovements(db: Db, productCode: string): List<Movement, View> {
  return {
    rows: db('stockMovements')
      .where({ productCode })
      .select(...columns),
    sorts: { at: [column('stockMovements.id')] },
    defaultSort: '-at',
    present: async (found) => {
      const nameOf = await nameActors(
        db,
        found.map(({ actor }) => actor),
      );
      return found.map((row) => ({
        at: isoTime(row.at),
        change: row.change,
        quantity: row.quantity,
        stockAfter: row.stockAfter,
        availableAfter: row.availableAfter,
        orderNo: row.orderNo,
        actor: nameOf(row.actor),
        reason: row.reason,
      }));
    },
  };
}
