import type { Order } from 'commerce/contract';
import { type OrderMove, orderRefundableDays, orderStates } from 'commerce/contract/states';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';

export type MemberMove = Extract<OrderMove, 'cancel' | 'complete' | 'applyRefund'>;

export interface EnteredMove {
  orderNo: string;
  reason: string;
}

interface MoveOnPage {
  form: FormSpec<EnteredMove, Order>;
  /** Whether the member has to give a reason. */
  asksReason: boolean;
  /** A condition of the move besides the status. Commerce checks it again. */
  isReady: (order: Order) => boolean;
}

/** The moves that a member can make on the page of an order. Their texts are below `order:moves`. */
export const memberMoves: Readonly<Record<MemberMove, MoveOnPage>> = {
  complete: {
    form: moveForm('complete', '/order/confirm_receipt'),
    asksReason: false,
    isReady: ({ shipment }) => shipment !== null,
  },
  cancel: { form: moveForm('cancel', '/order/cancel'), asksReason: false, isReady: () => true },
  applyRefund: { form: refundForm(), asksReason: true, isReady: isRefundable },
};

export const allMemberMoves = Object.keys(memberMoves) as MemberMove[];

export function isOffered(order: Order, move: MemberMove): boolean {
  return orderStates.can(order.status, move, 'member') && memberMoves[move].isReady(order);
}

function moveForm(intent: MemberMove, path: '/order/cancel' | '/order/confirm_receipt'): MoveOnPage['form'] {
  const attempt = createAttempts();
  return {
    intent,
    read,
    check: () => ({}),
    send: ({ orderNo }, signal) => attempt({ orderNo }, (input) => post(path, input, { signal })),
  };
}

function refundForm(): MoveOnPage['form'] {
  const attempt = createAttempts();
  return {
    intent: 'applyRefund',
    read,
    check: ({ reason }) => ({ reason: reason ? undefined : 'wallet:enterReason' }),
    send: (entered, signal) => attempt(entered, (input) => post('/order/refund/apply', input, { signal })),
  };
}

function read(form: FormData): EnteredMove {
  return { orderNo: String(form.get('orderNo')), reason: String(form.get('reason') ?? '').trim() };
}

/** A completed order can be refunded for some days after its completion, by the clock of the server. */
function isRefundable({ status, timeline, serverTime }: Order): boolean {
  if (status !== 'COMPLETED') return true;
  // A declined request for a refund returns the order to COMPLETED, but it does not complete the order again.
  const completed = timeline.findLast(({ to, event }) => to === 'COMPLETED' && event !== 'refundRejected');
  if (!completed) return true;
  const refundableUntil = Date.parse(completed.at) + orderRefundableDays * 86_400_000;
  return Date.parse(serverTime) <= refundableUntil;
}
