import type { Order } from 'commerce/contract';
import { type OrderMove, orderStates } from 'commerce/contract/states';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';

export type MemberMove = Extract<OrderMove, 'cancel' | 'complete'>;

interface MoveOnPage {
  form: FormSpec<{ orderNo: string }, Order>;
  /** A condition of the move besides the status. Commerce checks it again. */
  isReady: (order: Order) => boolean;
}

/** The moves that a member can make on the page of an order. Their texts are below `order:moves`. */
export const memberMoves: Readonly<Record<MemberMove, MoveOnPage>> = {
  cancel: { form: moveForm('cancel', '/order/cancel'), isReady: () => true },
  complete: {
    form: moveForm('complete', '/order/confirm_receipt'),
    isReady: ({ shipment }) => shipment !== null,
  },
};

export const allMemberMoves = Object.keys(memberMoves) as MemberMove[];

export function isOffered(order: Order, move: MemberMove): boolean {
  return orderStates.can(order.status, move, 'member') && memberMoves[move].isReady(order);
}

function moveForm(intent: MemberMove, path: '/order/cancel' | '/order/confirm_receipt'): MoveOnPage['form'] {
  const attempt = createAttempts();
  return {
    intent,
    read: (form) => ({ orderNo: String(form.get('orderNo')) }),
    check: () => ({}),
    send: (entered, signal) => attempt(entered, (input) => post(path, input, { signal })),
  };
}
