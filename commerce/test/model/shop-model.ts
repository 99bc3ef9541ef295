import type { OrderStatus } from '../../contract/states.ts';
import type { TestApp } from '../create-test-app.ts';
import type { TestMember } from '../factories.ts';

/** Amounts are whole yuan, and every piece exists once. */
export interface Model {
  /** `credited`: what one person credited alone. */
  members: {
    available: number;
    frozen: number;
    unpaid: number;
    credited: { at: number; amount: number }[];
  }[];
  pieces: { price: number; place: 'free' | 'held' | 'sold' }[];
  orders: ModelOrder[];
  recharges: ModelRecharge[];
  /** Minutes since the start. */
  now: number;
}

export interface ModelOrder {
  member: number;
  piece: number;
  status: OrderStatus;
  payableUntil: number;
  shipped: boolean;
  shippedAt?: number;
  returned: boolean;
  completedAt: number | null;
  /** The state to which the order returns when its refund is rejected. */
  before: OrderStatus | null;
  /** What was paid back of the price, while the member keeps the piece. */
  reduced?: number;
}

export interface ModelRecharge {
  member: number;
  amount: number;
  status: 'PENDING' | 'SUCCESS' | 'FAILED' | 'REFUND_PROCESSING' | 'REFUND_SUCCESS' | 'REFUND_FAILED';
  frozen: number;
}

/** The ids have the same order as the objects of the model. */
export interface Real {
  app: TestApp;
  staff: TestMember;
  finance: TestMember;
  second: TestMember;
  members: TestMember[];
  codes: string[];
  orderNos: string[];
  chargeNos: string[];
  credits: { member: number; amount: number; transactionNo: string }[];
  refundNos: Map<number, string>;
}

export const orderMinutes = 30;
export const day = 24 * 60;

export function tick(model: Model, minutes: number): void {
  model.now += minutes;
  for (const order of model.orders) {
    if (order.status !== 'WAITING_PAYMENT' || order.payableUntil > model.now) continue;
    order.status = 'TIMED_OUT';
    free(model, order);
  }
}

/** @returns whether one person may credit the amount alone; if so, it counts toward the limit of the day */
export function creditedAlone(model: Model, member: number, amount: number): boolean {
  const credited = model.members[member]?.credited ?? [];
  const within = credited.filter(({ at }) => at > model.now - day);
  if (within.reduce((sum, each) => sum + each.amount, amount) >= 5000) return false;
  credited.push({ at: model.now, amount });
  return true;
}

export function free(model: Model, order: ModelOrder): void {
  const piece = model.pieces[order.piece];
  if (piece) piece.place = 'free';
}
