import { z } from 'zod';
import type { ProviderRefund, RefundState } from '../payment-provider.ts';
import { isRefused, refusalOf } from '../provider-answer.ts';
import { fenFormat, yuanText } from './amounts.ts';
import { type AlipayClient, accept, requireSame } from './client.ts';
import { harmless } from './texts.ts';

type Refund = Pick<ProviderRefund, 'refundNo' | 'attemptNo' | 'amountFen' | 'reason'>;

/** Alipay pays once for each refund number, and gives a refund no number of its own. */
export function createRefunds(client: AlipayClient) {
  return {
    /** At least three seconds must lie between two refunds of one payment. */
    async refund(refund: Refund): Promise<RefundState> {
      const { refundNo, attemptNo, amountFen, reason } = refund;
      const answer = await client.post('alipay.trade.refund', {
        out_trade_no: attemptNo,
        refund_amount: yuanText(amountFen),
        out_request_no: refundNo,
        ...(harmless(reason) && { refund_reason: harmless(reason) }),
      });
      const [isFinal, needsPerson] = [isRefused(answer, ...final), isRefused(answer, ...forPerson)];
      if (isFinal || needsPerson) {
        const known = await queryRefund(refund);
        if (known.state !== 'unheardOf') return known;
        return { state: isFinal ? 'refused' : 'stuck', reason: refusalOf(answer) };
      }
      const paid = paidFormat.parse(accept(answer));
      requireSame(attemptNo, paid.out_trade_no);
      // `N` means that this call paid nothing: an earlier one may have paid, or none. `refund_fee` is the sum of all refunds.
      const isPaid = paid.fund_change === 'Y' && paid.refund_fee >= amountFen;
      return isPaid ? { state: 'refunded', serialNo: refundNo, actualFen: amountFen } : { state: 'underWay' };
    },

    queryRefund,
  };

  /**
   * `unheardOf` does not prove that nothing was paid, above all in the first ten seconds. It is safe to send the same
   * refund again. A payment that Alipay does not know throws: the shop then asks the wrong Alipay.
   */
  async function queryRefund({
    refundNo,
    attemptNo,
  }: Pick<Refund, 'refundNo' | 'attemptNo'>): Promise<RefundState> {
    const answer = await client.post('alipay.trade.fastpay.refund.query', {
      out_request_no: refundNo,
      out_trade_no: attemptNo,
    });
    const data = refundFormat.parse(accept(answer));
    if (data.refund_status === undefined && data.refund_amount === undefined) return { state: 'unheardOf' };
    requireSame(attemptNo, data.out_trade_no);
    requireSame(refundNo, data.out_request_no);
    if (data.refund_status !== 'REFUND_SUCCESS') return { state: 'underWay' };
    if (data.refund_amount === undefined) throw new Error('Alipay told of a refund without its amount');
    return { state: 'refunded', serialNo: refundNo, actualFen: data.refund_amount };
  }
}

/** Alipay will never pay such a refund. */
const final = [
  'TRADE_HAS_FINISHED',
  'TRADE_NOT_ALLOW_REFUND',
  'NOT_ALLOW_PARTIAL_REFUND',
  'ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
  'BUYER_NOT_EXIST',
  'BUYER_ERROR',
  'REFUND_ACCOUNT_NOT_EXIST',
];

/**
 * The first line can change. The others won't, but they also follow a refund in the merchant center: if the shop gave the
 * money back to the wallet, the member might have it twice.
 */
const forPerson = [
  ...['SELLER_BALANCE_NOT_ENOUGH', 'REASON_TRADE_BEEN_FREEZEN', 'BUYER_ENABLE_STATUS_FORBID'],
  ...['CUSTOMER_VALIDATE_ERROR', 'ENTERPRISE_PAY_BIZ_ERROR', 'OVERDRAFT_AGREEMENT_NOT_MATCH'],
  ...['OVERDRAFT_ASSIGN_ACCOUNT_INVALID', 'DISCORDANT_REPEAT_REQUEST'],
  ...['TRADE_HAS_CLOSE', 'TRADE_STATUS_ERROR', 'REASON_TRADE_STATUS_INVALID'],
  ...['REFUND_AMT_NOT_EQUAL_TOTAL', 'REASON_TRADE_REFUND_FEE_ERR', 'REFUND_FEE_ERROR'],
];

const paidFormat = z.object({
  out_trade_no: z.string(),
  fund_change: z.string().optional(),
  refund_fee: fenFormat.default(0),
});

const refundFormat = z.object({
  out_trade_no: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_status: z.string().optional(),
  refund_amount: fenFormat.optional(),
});
