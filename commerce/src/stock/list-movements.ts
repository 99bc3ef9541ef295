import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { List } from '../lists/list-page.ts';
import { nameActors } from '../users/name-people.ts';
import type { StockChange } from './change-units.ts';

type View = OutputOf<'GET /admin/inventory/movements'>['items'][number];

interface Row {
  at: number;
  change: StockChange;
  quantity: number;
  stockAfter: number;
  availableAfter: number;
  orderNo: string | null;
  actor: string;
  reason: string;
}

const columns = ['at', 'change', 'quantity', 'stockAfter', 'availableAfter', 'orderNo', 'actor', 'reason'];

/** What changed the stock of one piece. Movements are numbered as they happen, so their order is that of time. */
export function listMovements(db: Knex, productCode: string): List<Row, View> {
  return {
    rows: db('stockMovements').where({ productCode }).select(columns),
    sorts: { at: ['id'] },
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
