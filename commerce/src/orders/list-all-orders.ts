import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { OrderStatus } from '../../contract/states.ts';
import { nameIn } from '../catalogue/product.ts';
import { isoTime } from '../clock.ts';
import type { Language } from '../http/routes.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople } from '../users/name-people.ts';
import { onlyToShip } from './count-orders.ts';

type View = OutputOf<'GET /admin/orders/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/orders/query'>, 'search' | 'status' | 'toShip' | 'from' | 'to'>;

interface Row {
  orderNo: string;
  createdAt: number;
  userId: string;
  recipientName: string;
  recipientPhone: string;
  totalFen: number;
  paidAt: number | null;
  status: OrderStatus;
  payableUntil: number;
}

const columns = [
  'orderNo',
  'createdAt',
  'userId',
  'recipientName',
  'recipientPhone',
  'totalFen',
  'paidAt',
  'status',
  'payableUntil',
];

/** A common name finds no more than its newest orders. */
const foundBySearch = 1000;

/** Orders of all members, with the state the jobs have brought them to. */
export function listAllOrders(db: Knex, filters: Filters, language: Language): List<Row, View> {
  const rows = db('orders')
    .modify((query) => {
      whereDays(query, 'orders.createdAt', filters);
      if (filters.search) query.whereIn('orders.orderNo', search(db, filters.search));
      if (filters.status) query.where('orders.status', filters.status);
      if (filters.toShip) onlyToShip(db, query);
    })
    .select(columns.map((column) => `orders.${column}`));
  return {
    rows,
    sorts: {
      orderNo: ['orders.order_no'],
      createdAt: ['orders.created_at', 'orders.order_no'],
      amount: ['orders.total_fen', 'orders.order_no'],
      status: ['orders.status', 'orders.created_at', 'orders.order_no'],
    },
    defaultSort: '-createdAt',
    present: (found) => presentRows(db, found, language),
  };
}

/** Each way to be found has an index and an end, so that no search reads all orders. */
function search(db: Knex, text: string): Knex.QueryBuilder {
  if (/^JO\d{18}$/i.test(text)) return db.select(db.raw('? AS order_no', [text.toUpperCase()]));
  const newest = (which: (query: Knex.QueryBuilder) => void) =>
    db
      .from(
        db('orders')
          .select('orderNo')
          .modify(which)
          .orderBy('createdAt', 'desc')
          .limit(foundBySearch)
          .as('newest'),
      )
      .select('orderNo');
  return newest((query) => query.where({ recipientPhone: text })).union([
    newest((query) => query.where({ recipientName: text })),
    newest((query) => query.whereIn('userId', membersCalled(db, text))),
  ]);
}

async function presentRows(db: Knex, rows: Row[], language: Language): Promise<View[]> {
  const numbers = rows.map(({ orderNo }) => orderNo);
  const buyers = await namePeople(
    db,
    rows.map(({ userId }) => userId),
  );
  const shipments: { orderNo: string; carrier: string; trackingNo: string }[] = await db('shipments')
    .select('orderNo', 'carrier', 'trackingNo')
    .whereIn('orderNo', numbers);
  const pieces = await readPieces(db, numbers, language);
  return rows.map((row) => {
    const shipment = shipments.find(({ orderNo }) => orderNo === row.orderNo);
    return {
      orderNo: row.orderNo,
      createdAt: isoTime(row.createdAt),
      pieces: pieces.get(row.orderNo) ?? [],
      buyer: buyers.get(row.userId) ?? { userId: row.userId, username: '' },
      recipient: row.recipientName,
      phone: row.recipientPhone,
      amount: toYuan(row.totalFen),
      method: row.paidAt === null ? null : ('wallet' as const),
      status: row.status,
      payableUntil: row.status === 'WAITING_PAYMENT' ? isoTime(row.payableUntil) : null,
      carrier: shipment?.carrier ?? null,
      trackingNo: shipment?.trackingNo ?? null,
    };
  });
}

async function readPieces(
  db: Knex,
  orderNos: string[],
  language: Language,
): Promise<Map<string, View['pieces']>> {
  const lines: {
    orderNo: string;
    productCode: string;
    nameZh: string | null;
    nameEn: string | null;
    quantity: number;
  }[] = await db('orderLines')
    .select('orderNo', 'productCode', 'nameZh', 'nameEn', 'quantity')
    .whereIn('orderNo', orderNos)
    .orderBy('id');
  const pieces = new Map<string, View['pieces']>();
  for (const line of lines) {
    const { orderNo, productCode, quantity } = line;
    const piece = { productCode, productName: nameIn(language, line), quantity };
    pieces.set(orderNo, [...(pieces.get(orderNo) ?? []), piece]);
  }
  return pieces;
}
