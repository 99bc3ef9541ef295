import type { Channel, PaymentWay } from '../../contract/choices.ts';
import type { Cashier } from '../../contract/wallet.ts';
import type { ProviderSettings } from '../../src/payments/provider-settings.ts';
import { type AlipayCounterpart, openAlipayCounterpart } from './alipay-counterpart.ts';
import { alipayAsCounterpart } from './as-counterpart/alipay.ts';
import { unionpayAsCounterpart } from './as-counterpart/unionpay.ts';
import { wechatAsCounterpart } from './as-counterpart/wechat.ts';
import { openUnionpayCounterpart, type UnionpayCounterpart } from './unionpay-counterpart.ts';
import { openWechatCounterpart, type WechatCounterpart } from './wechat-counterpart.ts';

/** What the three counterparts have in common for whoever pays, and for whoever reads their books. */
export interface Counterpart {
  /** Where the payer's browser goes on to. */
  leadTo(pageOf: (attemptNo: string) => string): void;
  ways: readonly PaymentWay[];
  /** What happens to the next calls of the shop. */
  behave(behavior: Behavior): void;
  /** The payer opens what the shop offers. @throws Error if no cashier appears */
  visit(shopUrl: string, cashier: Cashier): Promise<void>;
  /** @throws Error with what the payer sees instead */
  pay(attemptNo: string): string;
  /** The provider closes a payment that nobody made. It does not tell. */
  close(attemptNo: string): void;
  /** Of a payment that was made. */
  notify(attemptNo: string, lie?: Lie): Notification;
  /** Ends a refund that was accepted, or changes how it stands. */
  moveRefund(refundNo: string, state: RefundEnd): void;
  notifyRefund(attemptNo: string, refundNo: string): Notification;
  /** What the shop answers to a notification that it has taken. */
  acknowledged: string;
  offered(): Offered[];
  taken(): Taken[];
  refunds(): TakenRefund[];
  /** Begins with empty books. */
  forget(): void;
}

export interface Notification {
  body: string;
  headers?: Record<string, string>;
}

export const behaviors = [
  'answer',
  'lose requests',
  'lose answers',
  'answer with 500',
  'sign wrongly',
  'refuse refunds',
  'delay refunds',
] as const;
export type Behavior = (typeof behaviors)[number];

export const lies = ['other amount', 'other app', 'other number', 'bad signature'] as const;
export type Lie = (typeof lies)[number];

export type RefundEnd = 'paid' | 'refused' | 'stuck';

export interface Taken {
  attemptNo: string;
  serialNo: string;
  amountFen: number;
}

/** A payment that the counterpart knows, paid or not. */
export interface Offered {
  attemptNo: string;
  amountFen: number;
  state: 'open' | 'paid' | 'closed';
}

export interface TakenRefund {
  attemptNo: string;
  refundNo: string;
  amountFen: number;
  state: RefundEnd | 'underWay';
}

export interface Counterparts {
  alipay: AlipayCounterpart;
  wechat: WechatCounterpart;
  unionpay: UnionpayCounterpart;
  of: Record<Channel, Counterpart>;
  settings: ProviderSettings;
  close(): Promise<void>;
}

/** The numbers that a payer could still pay. */
export function payableAt({ offered }: Counterpart): string[] {
  return offered().flatMap(({ attemptNo, state }) => (state === 'open' ? attemptNo : []));
}

/** Each test speaks with the real adapters over HTTP. */
export async function openCounterparts(now: () => number = Date.now): Promise<Counterparts> {
  const [alipay, wechat, unionpay] = await Promise.all([
    openAlipayCounterpart(now),
    openWechatCounterpart(now),
    openUnionpayCounterpart(now),
  ]);
  // None of them is silent, so a slow machine need not count as a provider that does not answer.
  const patient = { answerMilliseconds: 10_000 };
  return {
    ...{ alipay, wechat, unionpay },
    of: {
      alipay: alipayAsCounterpart(alipay),
      wechat: wechatAsCounterpart(wechat),
      unionpay: unionpayAsCounterpart(unionpay),
    },
    settings: {
      alipay: alipay.settings,
      wechat: { ...wechat.settings, ...patient },
      unionpay: { ...unionpay.settings, ...patient },
    },
    async close() {
      await Promise.all([alipay.close(), wechat.close(), unionpay.close()]);
    },
  };
}
