import type { Order } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import { type FormSpec, formAction } from '../../form/form-action.ts';
import type { MemberMove } from './member-moves.ts';
import { choosesPieces, pieceField } from './piece-fields.ts';

interface EnteredMove {
  orderNo: string;
  reason: string;
  /** Undefined if the dialog did not ask for them. */
  pieces: { productCode: string; quantity: number }[] | undefined;
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
    check: ({ reason, pieces }) => ({
      pieces: pieces?.length === 0 ? 'order:moves.applyRefund.noPieces' : undefined,
      reason: reason ? undefined : 'wallet:enterReason',
    }),
    send: (entered, signal) => attempt(entered, (input) => post('/order/refund/apply', input, { signal })),
  };
}

function read(form: FormData): EnteredMove {
  const { raw, line } = fieldsOf(form);
  return { orderNo: raw('orderNo'), reason: line('reason'), pieces: readPieces(form) };
}

/** A piece that is not chosen has no field or an empty one. */
function readPieces(form: FormData): EnteredMove['pieces'] {
  if (!form.has(choosesPieces)) return undefined;
  return [...form]
    .map(([name, value]) => ({ name, quantity: Number(value) }))
    .filter(({ name, quantity }) => name.startsWith(pieceField) && quantity > 0)
    .map(({ name, quantity }) => ({ productCode: name.slice(pieceField.length), quantity }));
}

export const action = formAction(...Object.values(moveForms));
