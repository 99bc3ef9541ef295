import type { Recharge } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';

const attempt = createAttempts();

export const withdrawForm: FormSpec<{ chargeNo: string }, Recharge> = {
  intent: 'withdrawCharge',
  read: (form) => ({ chargeNo: fieldsOf(form).raw('chargeNo') }),
  check: () => ({}),
  send: (entered, signal) => attempt(entered, (input) => post('/wallet/charge/withdraw', input, { signal })),
};
