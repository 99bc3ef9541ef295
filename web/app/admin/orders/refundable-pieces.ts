import { refundableYuan } from '@junyao/commerce/contract/refundable';
import type { OrderDetail } from './order-row.ts';

export interface RefundablePiece {
  productCode: string;
  productName: string | null;
  /** The units that are left in the order. */
  left: number;
  /** The units that are chosen at first. */
  wanted: number;
  /** What so many units cost. */
  priceOf: (units: number) => number;
}

/** The request of the member that staff have not decided yet. */
export function openRequest({ refunds }: OrderDetail) {
  return refunds.find(({ decidedAt }) => decidedAt === null);
}

/** The pieces of the request of the member, or else all that are left. */
export function refundablePieces(order: OrderDetail): RefundablePiece[] {
  const request = openRequest(order);
  return order.items
    .map((item) => {
      const left = item.quantity - item.refunded;
      const wanted = request
        ? (request.pieces.find(({ productCode }) => productCode === item.productCode)?.quantity ?? 0)
        : left;
      return {
        ...{ productCode: item.productCode, productName: item.productName, left, wanted },
        priceOf: (units: number) => refundableYuan(item, units),
      };
    })
    .filter(({ wanted }) => wanted > 0);
}
