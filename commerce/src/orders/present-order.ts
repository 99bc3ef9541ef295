import { toYuan } from '../../contract/money.ts';
import type { Order as OrderView } from '../../contract/order.ts';
import { imageUrls, nameIn } from '../catalog/product.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/tables.ts';
import type { Language } from '../locales.ts';
import { type LineOfRefund, leftOf, readRefundLines, sumOf } from './left-of-order.ts';
import type { Order } from './order.ts';
import { isNotArrived, presentPayment, presentWaiting, readRechargesFor } from './present-payment.ts';
import { presentTimeline, type Reader } from './present-timeline.ts';

interface Shown {
  language: Language;
  reader: Reader;
  at: number;
}

export async function presentOrders(db: Db, orders: Order[], shown: Shown): Promise<OrderView[]> {
  return presentParts(orders, await readParts(db, orders), shown);
}

/** Needs at most six queries, however many orders there are. */
export async function readParts(db: Db, orders: Order[]) {
  const numbers = orders.map(({ orderNo }) => orderNo);
  // Only a paid order can have a shipment or a refund.
  const paid = orders.filter(({ paidAt }) => paidAt !== null).map(({ orderNo }) => orderNo);
  const refunds = paid.length > 0 ? await readRefunds(db, { numbers: paid }) : [];
  return {
    lines: await readLines(db, { numbers }),
    timeline: await readTimeline(db, { numbers }),
    recharges: await readRechargesFor(db, { numbers }),
    shipments: paid.length > 0 ? await readShipments(db, { numbers: paid }) : [],
    refunds,
    refundLines: refunds.length > 0 ? await readRefundLines(db, { numbers: paid }) : [],
  };
}

type OrderParts = Awaited<ReturnType<typeof readParts>>;

export function presentParts(
  orders: Order[],
  { lines, timeline, recharges, shipments, refunds, refundLines }: OrderParts,
  shown: Shown,
): OrderView[] {
  const { language, at } = shown;
  return orders.map((order) => {
    const isOwn = ({ orderNo }: { orderNo: string | null }) => orderNo === order.orderNo;
    const ownRecharges = recharges.filter(isOwn);
    const ownRefunds = refunds.filter(isOwn);
    const moves = presentTimeline(timeline.filter(isOwn), ownRefunds, shown);
    const recharge = order.status === 'WAITING_PAYMENT' ? presentWaiting(ownRecharges) : null;
    const items = presentLines(lines.filter(isOwn), refundLines.filter(isOwn), language);
    return {
      orderNo: order.orderNo,
      // An overdue order is shown as timed out even before the job has changed its status.
      status: order.status === 'WAITING_PAYMENT' && order.payableUntil <= at ? 'TIMED_OUT' : order.status,
      amount: toYuan(order.totalFen),
      createdAt: isoTime(order.createdAt),
      payableUntil: isoTime(order.payableUntil),
      remark: order.remark,
      items,
      address: order.address,
      payment: presentPayment(order, ownRecharges),
      shipment: presentShipment(shipments.find(isOwn)),
      refunds: presentRefunds(ownRefunds, refundLines, { moves, items }),
      timeline: moves,
      recharge,
      notArrived: recharge === null && order.paidAt === null && isNotArrived(ownRecharges),
      serverTime: isoTime(at),
    };
  });
}

interface Numbers {
  numbers: string[];
}

const readLines = prepared((db, { numbers }: Numbers) =>
  db('orderLines').whereIn('orderNo', numbers).orderBy('id'),
);
const readTimeline = prepared((db, { numbers }: Numbers) =>
  db('orderTimeline').whereIn('orderNo', numbers).orderBy('id'),
);
const readShipments = prepared((db, { numbers }: Numbers) => db('shipments').whereIn('orderNo', numbers));
const readRefunds = prepared((db, { numbers }: Numbers) =>
  db('orderRefunds').whereIn('orderNo', numbers).orderBy('id'),
);

function presentLines(
  lines: Row<'orderLines'>[],
  refundLines: readonly LineOfRefund[],
  language: Language,
): OrderView['items'] {
  const left = leftOf(lines, refundLines);
  return lines.map((line, index) => ({
    productCode: line.productCode,
    productName: nameIn(language, line),
    price: toYuan(line.priceFen),
    quantity: line.quantity,
    refunded: line.quantity - (left[index]?.quantity ?? 0),
    refundable: toYuan(left[index]?.leftFen ?? 0),
    imageUrl: imageUrls(line.imageName),
  }));
}

function presentShipment(shipment: Row<'shipments'> | undefined): OrderView['shipment'] {
  if (!shipment) return null;
  const { carrier, trackingNo, shippedAt } = shipment;
  return { carrier, trackingNo, shippedAt: isoTime(shippedAt) };
}

/** `moves` has only reasons that the reader may see. Each request for a refund is one move to `REFUNDING`. */
function presentRefunds(
  refunds: readonly Row<'orderRefunds'>[],
  lines: readonly LineOfRefund[],
  { moves, items }: { moves: OrderView['timeline']; items: OrderView['items'] },
): OrderView['refunds'] {
  const requests = moves.filter(({ to }) => to === 'REFUNDING');
  return refunds.map((refund, index) => {
    const own = lines.filter(({ refundId }) => refundId === refund.id);
    return {
      amount: toYuan(sumOf(own, ({ amountFen }) => amountFen)),
      pieces: own.map(({ productCode, quantity, amountFen }) => ({
        productCode,
        productName: items.find((item) => item.productCode === productCode)?.productName ?? null,
        quantity,
        amount: toYuan(amountFen),
      })),
      kept: Boolean(refund.kept),
      reason: requests[index]?.reason ?? '',
      explanation: refund.explanation,
      appliedAt: isoTime(refund.appliedAt),
      decidedAt: isoTimeOrNull(refund.decidedAt),
      serialNo: refund.transactionNo,
      backAt: isoTimeOrNull(refund.backAt),
    };
  });
}
