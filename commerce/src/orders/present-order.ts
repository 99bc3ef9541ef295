import type { Knex } from 'knex';
import { toYuan } from '../../contract/money.ts';
import type { Order as OrderView } from '../../contract/order.ts';
import { imageUrls, nameIn } from '../catalogue/product.ts';
import { isoTime } from '../clock.ts';
import type { Language } from '../http/routes.ts';
import { type Order, OrderLine, TimelineRow } from './order.ts';

/** Orders as the API answers them; two queries however many there are. */
export async function presentOrders(
  db: Knex,
  orders: Order[],
  { language, at }: { language: Language; at: number },
): Promise<OrderView[]> {
  const numbers = orders.map(({ orderNo }) => orderNo);
  const lines = await OrderLine.query(db).whereIn('orderNo', numbers).orderBy('id');
  const timeline = await TimelineRow.query(db).whereIn('orderNo', numbers).orderBy('id');
  return orders.map((order) => ({
    orderNo: order.orderNo,
    // An order that ran out is timed out for its owner before the job has said so.
    status: order.status === 'WAITING_PAYMENT' && order.payableUntil <= at ? 'TIMED_OUT' : order.status,
    amount: toYuan(order.totalFen),
    createdAt: isoTime(order.createdAt),
    payableUntil: isoTime(order.payableUntil),
    remark: order.remark,
    items: lines
      .filter(({ orderNo }) => orderNo === order.orderNo)
      .map((line) => presentLine(line, language)),
    address: order.address,
    payment: presentPayment(order),
    shipment: null,
    timeline: timeline.filter(({ orderNo }) => orderNo === order.orderNo).map(presentMove),
    serverTime: isoTime(at),
  }));
}

function presentLine(line: OrderLine, language: Language): OrderView['items'][number] {
  return {
    productCode: line.productCode,
    productName: nameIn(language, line),
    price: toYuan(line.priceFen),
    quantity: line.quantity,
    imageUrl: imageUrls(line.imageName),
  };
}

function presentPayment(order: Order): OrderView['payment'] {
  if (order.paidAt === null || order.paymentSerialNo === null) return null;
  return {
    method: 'wallet',
    amount: toYuan(order.totalFen),
    paidAt: isoTime(order.paidAt),
    serialNo: order.paymentSerialNo,
    status: 'success',
  };
}

function presentMove(row: TimelineRow): OrderView['timeline'][number] {
  return {
    at: isoTime(row.at),
    from: row.fromStatus,
    to: row.toStatus,
    actor: row.actor.startsWith('member:') ? 'member' : 'system',
    reason: row.reason,
  };
}
