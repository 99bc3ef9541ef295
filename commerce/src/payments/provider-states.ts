/** What the adapters tell of payments and refunds, whatever their provider calls it. */

/** How the payer gets to the provider: a code to scan, an address, a form to send, or parameters for WeChat's browser. */
export type Cashier =
  | { kind: 'code'; text: string }
  | { kind: 'page'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'bridge'; parameters: Record<string, string> };

/** `unheardOf`: the payer never reached the provider, and may still do so until the time for paying is over. */
export type PaymentState =
  | { state: 'paid'; serialNo: string; amountFen: number; app: string }
  | { state: 'closed' | 'waiting' | 'unheardOf' };

/** `refused`: the provider will never pay it. `stuck`: waits for a person, who acts in the provider's console. */
export type RefundState =
  | { state: 'refunded'; serialNo: string; actualFen: number }
  | { state: 'refused' | 'stuck'; reason: string }
  | { state: 'underWay' | 'unheardOf' };

/** A notification. Without `payment`, the provider must be asked before it is believed; so must it about each refund. */
export type Notified =
  | { kind: 'payment'; attemptNo: string; payment?: PaymentState }
  | { kind: 'refund'; refundNo: string }
  | { kind: 'rejected'; reason: string };
