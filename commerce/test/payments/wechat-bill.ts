import { z } from 'zod';
import { day as dayMs, hour } from '../../src/clock.ts';
import { type Stated, statementOf } from '../statements.ts';

const common = { bill_date: z.iso.date(), tar_type: z.literal('GZIP').optional() };

/** What WeChat Pay may be asked for: docs/payment-providers/wechat-pay.md, section 9. */
export const billFields = {
  tradebill: z.strictObject({ ...common, bill_type: z.enum(['ALL', 'SUCCESS', 'REFUND']).optional() }),
  fundflowbill: z.strictObject({
    ...common,
    account_type: z.enum(['BASIC', 'OPERATION', 'FEES']).optional(),
  }),
};

interface Kept {
  /** By the number of the shop. */
  orders: ReadonlyMap<string, { transactionId?: string; paidAt?: number; total: number }>;
  refunds: ReadonlyMap<string, { outTradeNo: string; refundId: string; amount: number; at: number }>;
}

/** Payments by the time of their success, refunds by that of their acceptance. */
export function linesOfDay({ orders, refunds }: Kept, begin: number): Stated[] {
  const isOfDay = (at: number) => at >= begin && at < begin + dayMs;
  const payments = [...orders].flatMap(([orderNo, { paidAt = 0, total, transactionId: no }]): Stated[] =>
    no && isOfDay(paidAt) ? [{ kind: 'payment', no, orderNo, amount: yuan(total), time: time(paidAt) }] : [],
  );
  const back = [...refunds].flatMap(
    ([requestNo, { outTradeNo: orderNo, refundId, amount, at }]): Stated[] => {
      const no = orders.get(orderNo)?.transactionId ?? '';
      const line = { no, orderNo, refundNo: refundId, requestNo, amount: yuan(amount), time: time(at) };
      return isOfDay(at) ? [{ kind: 'refund', ...line }] : [];
    },
  );
  return [...payments, ...back].sort((a, b) => a.time.localeCompare(b.time));
}

/** The fund bill has a line for the fee of each payment. */
export function writeBill(kind: keyof typeof billFields, day: string, lines: Stated[]): string {
  if (kind === 'tradebill') return statementOf('wechatTrade', day, lines);
  const payments = lines.filter((line) => line.kind === 'payment');
  const fees = payments.map((line): Stated => ({ ...line, kind: 'fee', amount: '0.06' }));
  return statementOf('wechatFund', day, [...lines, ...fees]);
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

function time(at: number): string {
  return new Date(at + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
}
