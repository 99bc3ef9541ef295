import type { PaymentState } from '../payment-provider.ts';

export interface Trade {
  status: string;
  tradeNo: string;
  amountFen: number;
  /** `{merchant id}/{app id}` */
  app: string;
}

/**
 * `TRADE_CLOSED` also follows a full refund. That is `closed` too: the money went back, so nobody may get credit for it.
 * @throws Error on a status that the documents don't know
 */
export function stateOf({ status, tradeNo, amountFen, app }: Trade): PaymentState {
  if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED') {
    return { state: 'paid', serialNo: tradeNo, amountFen, app };
  }
  if (status === 'TRADE_CLOSED') return { state: 'closed' };
  if (status === 'WAIT_BUYER_PAY') return { state: 'waiting' };
  throw new Error(`Alipay told of the unknown status ${JSON.stringify(status.slice(0, 32))}`);
}
