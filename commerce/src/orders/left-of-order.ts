import { toYuan } from '../../contract/money.ts';
import { refundableFen } from '../../contract/refundable.ts';
import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { Row, StoredBoolean } from '../db/tables.ts';
import { fail } from '../fail.ts';

/** What is left of a line of an order after its refunds: the units, and what was not paid back of their price. */
export interface LeftLine {
  productCode: string;
  priceFen: number;
  quantity: number;
  leftFen: number;
}

/** `amountFen`: for all of these units. */
export type RefundLine = Pick<Row<'orderRefundLines'>, 'productCode' | 'quantity' | 'amountFen'>;
export type WantedPiece = Omit<RefundLine, 'amountFen'> & { amountFen?: number | undefined };

/** A line with its refund. `transactionNo`: null if nothing was paid back. */
export type LineOfRefund = RefundLine & {
  refundId: number;
  orderNo: string;
  kept: StoredBoolean;
  transactionNo: string | null;
};

export async function readLeft(db: Db, orderNo: string): Promise<LeftLine[]> {
  const lines = await db('orderLines').where({ orderNo }).orderBy('id');
  return leftOf(lines, await readRefundLines(db, { numbers: [orderNo] }));
}

export const readRefundLines = prepared(
  (db, { numbers }: { numbers: string[] }): PromiseLike<LineOfRefund[]> =>
    db('orderRefundLines')
      .join('orderRefunds', 'orderRefunds.id', 'orderRefundLines.refundId')
      .whereIn('orderRefunds.orderNo', numbers)
      .select('orderRefundLines.refundId', 'orderRefundLines.productCode')
      .select('orderRefundLines.quantity', 'orderRefundLines.amountFen')
      .select('orderRefunds.orderNo', 'orderRefunds.kept', 'orderRefunds.transactionNo')
      .orderBy(['orderRefundLines.refundId', 'orderRefundLines.productCode']),
);

/** A refund takes its pieces out of the order. If the buyer keeps them, it only lowers their price. */
export function leftOf(
  lines: readonly Pick<Row<'orderLines'>, 'orderNo' | 'productCode' | 'priceFen' | 'quantity'>[],
  refunds: readonly LineOfRefund[],
): LeftLine[] {
  return lines.map(({ orderNo, productCode, priceFen, quantity }) => {
    const paidBack = refunds.filter(
      (each) => each.orderNo === orderNo && each.productCode === productCode && each.transactionNo !== null,
    );
    const left = quantity - sumOf(paidBack, (each) => (each.kept ? 0 : each.quantity));
    const leftFen = priceFen * quantity - sumOf(paidBack, (each) => each.amountFen);
    return { productCode, priceFen, quantity: left, leftFen: left > 0 ? leftFen : 0 };
  });
}

/**
 * Everything that is left, unless pieces are wanted. Without an amount, their whole price.
 * @throws Failure `piecesNotLeft`, `refundAbovePrice`
 */
export function choosePieces(left: readonly LeftLine[], wanted?: readonly WantedPiece[]): RefundLine[] {
  if (!wanted) {
    return left
      .filter(({ quantity }) => quantity > 0)
      .map(({ productCode, quantity, leftFen }) => ({ productCode, quantity, amountFen: leftFen }));
  }
  return wanted.map(({ productCode, quantity, amountFen }) => {
    const line = left.find((each) => each.productCode === productCode);
    const isNamedTwice = wanted.filter((each) => each.productCode === productCode).length > 1;
    if (!line || line.quantity < quantity || isNamedTwice) throw fail('piecesNotLeft', { productCode });
    const mostFen = priceOf(line, quantity);
    if (amountFen !== undefined && amountFen > mostFen)
      throw fail('refundAbovePrice', { productCode, mostYuan: toYuan(mostFen) });
    return { productCode, quantity, amountFen: amountFen ?? mostFen };
  });
}

/** @throws Failure `reductionTooLarge` if the buyer would keep a piece and get all of its price back */
export function requireReduction(left: readonly LeftLine[], lines: readonly RefundLine[]): void {
  for (const { productCode, quantity, amountFen } of lines) {
    const line = left.find((each) => each.productCode === productCode);
    if (line && amountFen > priceOf(line, quantity) - quantity)
      throw fail('reductionTooLarge', { productCode });
  }
}

function priceOf({ priceFen, leftFen, quantity: left }: LeftLine, units: number): number {
  return refundableFen({ priceFen, leftFen, left }, units);
}

export function sumOf<Each>(all: readonly Each[], amount: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + amount(each), 0);
}
