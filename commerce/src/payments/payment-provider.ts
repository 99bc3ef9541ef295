import type { Channel } from '../../contract/choices.ts';
import type { TextAnswer } from '../../contract/endpoint.ts';

/** docs/payment-providers.md says how providers fit in. Never called inside a database transaction. */
export interface PaymentProvider {
  name: string;
  /** The shop's id at the provider. A notice for another id is refused. */
  app: string;
  /** A second call for the same payment changes nothing. */
  open(payment: Payment): Promise<{ cashierUrl: string | null }>;
  /** Checks the sender. An adapter for UnionPay must also query the payment before it trusts the notification. */
  verify(notification: RawNotification): Promise<{ notice: Notice } | { rejected: string }>;
  query(payment: Payment): Promise<PaymentAnswer>;
  /** However often it is asked, the provider pays once for each refund number. */
  refund(refund: ProviderRefund): Promise<RefundAnswer>;
  queryRefund(refund: ProviderRefund): Promise<RefundAnswer>;
  accepted: TextAnswer;
  /** Makes the provider send the notification again. */
  retryLater: TextAnswer;
}

/** UnionPay identifies a payment by its number and `openedAt` together. */
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

/** `body` is unchanged, because the signature covers it. Header names are lower case. */
export interface RawNotification {
  channel: Channel;
  body: string;
  headers: Record<string, string>;
}

export interface Notice {
  chargeNo: string;
  serialNo: string;
  amountFen: number;
  app: string;
  outcome: 'paid' | 'failed';
}

/** `unheardOf`: the payer never reached the cashier, or the shop never announced the payment. */
export type PaymentAnswer =
  | { state: 'paid'; serialNo: string; amountFen: number; app: string }
  | { state: 'closed' | 'waiting' | 'unheardOf' };

export type RefundAnswer =
  | { state: 'refunded'; serialNo: string; actualFen: number }
  | { state: 'refused'; reason: string }
  | { state: 'underWay' | 'unheardOf' };

export interface Payments {
  of(channel: Channel): PaymentProvider;
  /** Undefined if the shop no longer has the provider. */
  named(name: string): PaymentProvider | undefined;
}
