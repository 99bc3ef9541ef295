import type { Channel, PaymentWay } from '../../contract/choices.ts';
import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Limits } from './limits.ts';

/** docs/payment-providers.md says how providers fit in. Never called inside a database transaction. */
export interface PaymentProvider {
  name: string;
  /** The shop's id at the provider. A payment for another id is refused. */
  app: string;
  /** How its members can pay, the best way of a device first. Empty if staff confirm the payments. */
  ways: readonly PaymentWay[];
  /** Whether the same number may be opened once more, so that the payer gets a new address. Otherwise it needs another one. */
  renews(way: PaymentWay): boolean;
  open(attempt: Attempt, payer: Payer): Promise<Cashier>;
  /** For the way `wechat`: `open` needs the payer's `openid`. */
  payers?: Payers;
  query(attempt: Attempt): Promise<PaymentState>;
  /** Whether it is closed, `query` says: the payer may have paid meanwhile. Does nothing where a payment can't be closed. */
  close(attempt: Attempt): Promise<void>;
  /** However often it is asked, the provider pays once for each refund number. */
  refund(refund: ProviderRefund): Promise<RefundState>;
  queryRefund(refund: ProviderRefund): Promise<RefundState>;
  /** Checks who sent it. @throws Error if that can't be known now */
  verify(notification: RawNotification): Notified | Promise<Notified>;
  /**
   * All that was paid and refunded on a day at the provider, such as `2026-11-23` in Beijing; never of today.
   * Undefined: the provider has no bills. Throws if it is not known whether there is one.
   */
  bill?(day: string): Promise<Bill>;
  /** When the first of the certificates in the settings ends; undefined if they are keys. */
  certificateEndsAt?: number;
  /** The settings that no query needs, so that `payments:check` can't try them. */
  untried?: readonly string[];
  accepted: TextAnswer;
  /** Makes the provider send the notification again. */
  retryLater: TextAnswer;
}

/**
 * One try to pay a recharge in one way. WeChat Pay and Alipay bind a number to its first way for ever. UnionPay knows a
 * payment by its number and `sentAt` together: the same number with another time can be paid twice.
 */
export interface Attempt {
  /** Letters and digits, at least 8 and at most the 32 that all providers take. */
  attemptNo: string;
  way: PaymentWay;
  amountFen: number;
  /** Stored before anything is sent, and never changed. In epoch milliseconds, as all times. */
  sentAt: number;
  payableUntil: number;
  /** What the payer reads at the provider. */
  description: string;
  /** Addresses have no query, because Alipay does not sign those and UnionPay refuses them. */
  notifyUrl: string;
  /** Where the payer's browser comes back to, without cookies. Coming back proves nothing. */
  returnUrl: string;
}

export interface Payer {
  ip: string;
  /** WeChat's id of the payer, for payments within WeChat. */
  openid?: string;
}

/** How a provider tells who pays. */
export interface Payers {
  /** Where the payer's browser gets a code. It comes back to `returnUrl`, with `code` and `state` added to the query. */
  page(visit: { returnUrl: string; state: string }): string;
  /** @returns the openid; null if the code is of no use (any more). @throws Error if the provider does not say */
  find(code: string): Promise<string | null>;
}

/** How the payer gets to the provider: a code to scan, an address, a form to send, or parameters for WeChat's browser. */
export type Cashier = (
  | { kind: 'code'; text: string }
  | { kind: 'page'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'bridge'; parameters: Record<string, string> }
) & {
  /** The payer has to begin before this time. */
  usableUntil: number;
};

/**
 * `unheardOf`: the payer never reached the provider, and may still do so until the time for paying is over.
 * `isRefunded`: a part or all of it went back to the payer.
 */
export type PaymentState =
  | { state: 'paid'; serialNo: string; amountFen: number; app: string; isRefunded?: boolean }
  | { state: 'closed' | 'waiting' | 'unheardOf' };

export interface ProviderRefund {
  /** Letters and digits, at least 8 and at most 32. */
  refundNo: string;
  /** Stored before the refund is sent, and never changed, as that of an attempt. */
  sentAt: number;
  amountFen: number;
  reason: string;
  notifyUrl: string;
  /** Of the payment that goes back. */
  attemptNo: string;
  paymentSerialNo: string;
  paymentFen: number;
}

/** `refused`: the provider will never pay it. `stuck`: waits for a person, who acts in the provider's console. */
export type RefundState =
  | { state: 'refunded'; serialNo: string; actualFen: number }
  | { state: 'refused' | 'stuck'; reason: string }
  | { state: 'underWay' | 'unheardOf' };

/**
 * `lines`: as the provider writes them, to be read once. `empty`: there was nothing on that day. `missing`: not ready yet,
 * or nothing on that day; Alipay and UnionPay do not say which.
 */
export type Bill =
  | { state: 'ready'; name: string; lines: AsyncIterable<string> }
  | { state: 'empty' | 'missing' };

/** `body` is unchanged, because the signature covers it. Header names are lower case. */
export interface RawNotification {
  channel: Channel;
  body: string;
  headers: Record<string, string>;
}

/** Without `payment`, the provider must be asked before it is believed; so must it about each refund. */
export type Notified =
  | { kind: 'payment'; attemptNo: string; payment?: PaymentState }
  | { kind: 'refund'; refundNo: string }
  | { kind: 'rejected'; reason: string };

export interface Payments {
  of(channel: Channel): PaymentProvider;
  /** Undefined if the shop no longer has the provider. */
  named(name: string): PaymentProvider | undefined;
  limits: Limits;
}
