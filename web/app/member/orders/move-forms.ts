import type { Order } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import { type FormSpec, formAction } from '../../form/form-action.ts';
import type { MemberMove } from './member-moves.ts';

interface EnteredMove {
  orderNo: string;
  reason: string;
}

type MoveForm = FormSpec<EnteredMove, Order>;

export const moveForms: Readonly<Record<MemberMove, MoveForm>> = {
  complete: moveForm('complete', '/order/confirm_receipt'),
  cancel: moveForm('cancel', '/order/cancel'),
  applyRefund: refundForm(),
};

function moveForm(intent: MemberMove, path: '/order/cancel' | '/order/confirm_receipt'): MoveForm {
  const attempt = createAttempts();
  return {
    intent,
    read,
    check: () => ({}),
    send: ({ orderNo }, signal) => attempt({ orderNo }, (input) => post(path, input, { signal })),
  };
}

function refundForm(): MoveForm {
  const attempt = createAttempts();
  return {
    intent: 'applyRefund',
    read,
    check: ({ reason }) => ({ reason: reason ? undefined : 'wallet:enterReason' }),
    send: (entered, signal) => attempt(entered, (input) => post('/order/refund/apply', input, { signal })),
  };
}

function read(form: FormData): EnteredMove {
  const { raw, line } = fieldsOf(form);
  return { orderNo: raw('orderNo'), reason: line('reason') };
}

export const action = formAction(...Object.values(moveForms));
