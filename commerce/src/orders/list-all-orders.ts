import { addressLine } from '../../contract/address-line.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { type ShownOrderStatus, shownOrderStatus } from '../../contract/states.ts';
import { nameIn } from '../catalog/product.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Rows, TableQuery } from '../db/query.ts';
import { type Columns, column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import type { Language } from '../locales.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { type LineOfRefund, leftOf, readRefundLines } from './left-of-order.ts';
import { readAddress } from './order.ts';
import { versionsOf } from './order-versions.ts';
import { onlyInView } from './order-views.ts';
import { ordersFound } from './orders-found.ts';

type View = OutputOf<'GET /admin/orders/query'>['items'][number];
/** Readers who may ship see whole phone numbers, because they make labels from the list. */
type Shown = { language: Language; mayShip: boolean };
type FileView = Omit<View, 'status'> & { status: ShownOrderStatus };
export type OrderFilters = Pick<
  ParsedInputOf<'GET /admin/orders/query'>,
  'search' | 'view' | 'status' | 'userId' | 'from' | 'to'
>;

const columns = [
  'orders.orderNo',
  'orders.createdAt',
  'orders.userId',
  'orders.recipientName',
  'orders.recipientPhone',
  'orders.address',
  'orders.remark',
  'orders.totalFen',
  'orders.paidAt',
  'orders.status',
  'orders.payableUntil',
] as const;
type Row = Columns<(typeof columns)[number]>;

/** The most orders that each way of searching finds. */
const foundBySearch = 1000;

/** The states are the stored ones: an overdue order is listed as `WAITING_PAYMENT` until a job changes its status. */
export function listAllOrders(db: Db, filters: OrderFilters, shown: Shown): List<Row, View> {
  const toPay = filters.view === 'toPay' || filters.status === 'WAITING_PAYMENT';
  return {
    rows: filterOrders(db, filters).select(...columns),
    counted: countedOrders(db, filters),
    sorts: {
      orderNo: [column('orders.orderNo')],
      createdAt: [column('orders.createdAt'), column('orders.orderNo')],
      amount: [column('orders.totalFen'), column('orders.orderNo')],
      status: [column('orders.status'), column('orders.createdAt'), column('orders.orderNo')],
      // Unpaid orders are few, so they need no index for this sort.
      ...(toPay && { timeLeft: [column('orders.payableUntil'), column('orders.orderNo')] }),
    },
    defaultSort: '-createdAt',
    present: (found) => presentRows(db, found, shown),
  };
}

/** People read the states that the screens show; programs read the stored ones. */
export function listOrdersForFile(db: Db, filters: OrderFilters, shown: Shown): List<Row, FileView> {
  const list = listAllOrders(db, filters, shown);
  return {
    ...list,
    present: async (found) => {
      const rows = await list.present(found);
      return rows.map((row) => ({ ...row, status: shownOrderStatus(row.status, row.shippedAt !== null) }));
    },
  };
}

/** Parcels of neighboring orders lie side by side, so a count in the order of time reads few pages of the database. */
export function countedOrders(db: Db, filters: OrderFilters): Rows<unknown> {
  const orders = filterOrders(db, filters);
  const looksUpParcels = filters.view === 'toShip' || filters.view === 'shipped';
  return looksUpParcels ? orders.orderBy('orders.createdAt') : orders;
}

function filterOrders(db: Db, filters: OrderFilters): TableQuery<'orders'> {
  return db('orders').modify((query) => {
    whereDays(query, 'orders.createdAt', filters);
    if (filters.search) query.whereIn('orders.orderNo', ordersFound(db, filters.search, foundBySearch));
    if (filters.userId) query.where('orders.userId', filters.userId);
    if (filters.status) query.where('orders.status', filters.status);
    if (filters.view) onlyInView(db, query, filters.view);
  });
}

async function presentRows(db: Db, rows: Row[], { language, mayShip }: Shown): Promise<View[]> {
  const numbers = rows.map(({ orderNo }) => orderNo);
  const buyers = await namePeople(
    db,
    rows.map(({ userId }) => userId),
  );
  const shipments = await db('shipments')
    .select('orderNo', 'carrier', 'trackingNo', 'shippedAt', 'returnedAt', 'returnedCondition')
    .whereIn('orderNo', numbers);
  const refunds = await readRefundLines(db, { numbers });
  const pieces = await readPieces(db, rows, refunds, language);
  const refunded = refundedByOrder(refunds);
  const versions = await versionsOf(db, numbers, shipments);
  const shipmentOf = new Map(shipments.map((shipment) => [shipment.orderNo, shipment]));
  return rows.map((row) => {
    const shipment = shipmentOf.get(row.orderNo);
    return {
      orderNo: row.orderNo,
      createdAt: isoTime(row.createdAt),
      pieces: pieces.get(row.orderNo) ?? [],
      buyer: personIn(buyers, row.userId),
      recipient: row.recipientName,
      phone: mayShip ? row.recipientPhone : maskPhone(row.recipientPhone),
      address: addressLine(readAddress(row.address)),
      remark: row.remark,
      amount: toYuan(row.totalFen),
      refunded: toYuan(refunded.get(row.orderNo) ?? 0),
      method: row.paidAt === null ? null : ('wallet' as const),
      status: row.status,
      payableUntil: row.status === 'WAITING_PAYMENT' ? isoTime(row.payableUntil) : null,
      carrier: shipment?.carrier ?? null,
      trackingNo: shipment?.trackingNo ?? null,
      shippedAt: isoTimeOrNull(shipment?.shippedAt ?? null),
      returnedAt: isoTimeOrNull(shipment?.returnedAt ?? null),
      condition: shipment?.returnedCondition ?? null,
      version: versions.get(row.orderNo) ?? '',
    };
  });
}

async function readPieces(
  db: Db,
  orders: readonly Row[],
  refunds: readonly LineOfRefund[],
  language: Language,
): Promise<Map<string, View['pieces']>> {
  const orderNos = orders.map(({ orderNo }) => orderNo);
  const refunded = new Set(
    orders.filter(({ status }) => status === 'REFUNDED').map(({ orderNo }) => orderNo),
  );
  const lines = await db('orderLines')
    .select('orderNo', 'productCode', 'nameZh', 'nameEn', 'priceFen', 'quantity')
    .whereIn('orderNo', orderNos)
    .orderBy('id');
  const left = leftOf(lines, refunds);
  const pieces = new Map<string, View['pieces']>();
  for (const [index, line] of lines.entries()) {
    const { orderNo, productCode } = line;
    // Of a refunded order nothing is left, but its row still says what it was.
    const quantity = refunded.has(orderNo) ? line.quantity : (left[index]?.quantity ?? 0);
    if (quantity === 0) continue;
    const piece = { productCode, productName: nameIn(language, line), quantity };
    pieces.set(orderNo, [...(pieces.get(orderNo) ?? []), piece]);
  }
  return pieces;
}

/** In fen. */
function refundedByOrder(refunds: readonly LineOfRefund[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { orderNo, amountFen, transactionNo } of refunds) {
    if (transactionNo !== null) sums.set(orderNo, (sums.get(orderNo) ?? 0) + amountFen);
  }
  return sums;
}
