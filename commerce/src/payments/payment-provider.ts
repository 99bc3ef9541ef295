import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Channel } from '../../contract/wallet.ts';

/**
 * A company that takes payments for the shop. docs/payment-providers.md says how Alipay, WeChat Pay and
 * UnionPay fit this interface. The shop calls no function of the interface inside a database transaction.
 */
export interface PaymentProvider {
  name: string;
  /** The shop's id at the provider. A notice for another id is refused. */
  app: string;
  /** Announces a payment to the provider. A second call for the same payment changes nothing. */
  open(payment: Payment): Promise<{ cashierUrl: string | null }>;
  /**
   * Checks that a notification comes from the provider, and reads it. An adapter for UnionPay must also query
   * the payment before it trusts the notification.
   */
  verify(notification: RawNotification): Promise<{ notice: Notice } | { rejected: string }>;
  query(payment: Payment): Promise<PaymentAnswer>;
  /** Asks the provider to pay money back. However often it is asked, the provider pays once for each refund number. */
  refund(refund: ProviderRefund): Promise<RefundAnswer>;
  queryRefund(refund: ProviderRefund): Promise<RefundAnswer>;
  /** The answer to a notification that the shop has recorded. */
  accepted: TextAnswer;
  /**
   * The answer to a notification that the shop did not record. The provider then sends the notification
   * again.
   */
  retryLater: TextAnswer;
}

/** `openedAt` is needed because UnionPay identifies a payment by its number and time together. */
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

/** `body` is the unchanged text, because the signature covers it. Header names are lower case. */
export interface RawNotification {
  channel: Channel;
  body: string;
  headers: Record<string, string>;
}

/** A provider's notice about a payment. `serialNo`: the provider's number of the payment. */
export interface Notice {
  chargeNo: string;
  serialNo: string;
  amountFen: number;
  app: string;
  outcome: 'paid' | 'failed';
}

/**
 * `unheardOf`: the provider does not know the payment, because the payer never reached the cashier or the
 * shop never announced the payment.
 */
export type PaymentAnswer =
  | { state: 'paid'; serialNo: string; amountFen: number; app: string }
  | { state: 'closed' | 'waiting' | 'unheardOf' };

export type RefundAnswer =
  | { state: 'refunded'; serialNo: string; actualFen: number }
  | { state: 'refused'; reason: string }
  | { state: 'underWay' | 'unheardOf' };

/** The providers of a running shop. */
export interface Payments {
  /** The provider that takes new payments of a channel and sends the notifications of the channel. */
  of(channel: Channel): PaymentProvider;
  /** The provider with this name. Undefined if the shop no longer has the provider. */
  named(name: string): PaymentProvider | undefined;
}
