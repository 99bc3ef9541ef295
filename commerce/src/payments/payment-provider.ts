import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Channel } from '../../contract/wallet.ts';

/**
 * Somebody who takes money for us. How Alipay, WeChat Pay and UnionPay map to it:
 * docs/payment-providers.md. No function of this interface is called inside a transaction.
 */
export interface PaymentProvider {
  name: string;
  /** Who we are to the provider; a notice for somebody else is not ours. */
  app: string;
  /** Makes the payment known to the provider; the same one again changes nothing. */
  open(payment: Payment): Promise<{ cashierUrl: string | null }>;
  /** Reads a notification that is certainly the provider's; UnionPay wants its own asked again first. */
  verify(notification: RawNotification): Promise<{ notice: Notice } | { rejected: string }>;
  query(payment: Payment): Promise<PaymentAnswer>;
  /** Sends money back, once for each refund number however often it is asked. */
  refund(refund: ProviderRefund): Promise<RefundAnswer>;
  queryRefund(refund: ProviderRefund): Promise<RefundAnswer>;
  /** Said when a notification is on record. */
  accepted: TextAnswer;
  /** Said when it is not taken; the provider tries again, and somebody may find out why. */
  retryLater: TextAnswer;
}

/** `openedAt`: UnionPay knows a payment by its number and time together. */
export interface Payment {
  chargeNo: string;
  channel: Channel;
  amountFen: number;
  openedAt: number;
}

export interface ProviderRefund {
  refundNo: string;
  amountFen: number;
  approvedAt: number;
  reason: string;
  payment: Payment & { serialNo: string };
}

/** `body`: as it came, for the signature. Names of headers are lower case. */
export interface RawNotification {
  channel: Channel;
  body: string;
  headers: Record<string, string>;
}

/** What a provider says of a payment. `serialNo`: the provider's number of it. */
export interface Notice {
  chargeNo: string;
  serialNo: string;
  amountFen: number;
  app: string;
  outcome: 'paid' | 'failed';
}

/** `unheardOf`: the payer never came to the cashier, or the provider was never told. */
export type PaymentAnswer =
  | { state: 'paid'; serialNo: string; amountFen: number; app: string }
  | { state: 'closed' | 'waiting' | 'unheardOf' };

export type RefundAnswer =
  | { state: 'refunded'; serialNo: string; actualFen: number }
  | { state: 'refused'; reason: string }
  | { state: 'underWay' | 'unheardOf' };

/** The providers of a running shop. */
export interface Payments {
  /** Takes new payments of a channel, and sends its notifications. */
  of(channel: Channel): PaymentProvider;
  /** The one a charge was opened with; undefined when the shop no longer has it. */
  named(name: string): PaymentProvider | undefined;
}
