import type { Charge } from 'commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';

const attempt = createAttempts();

/** The form that withdraws a pending recharge. */
export const withdrawForm: FormSpec<{ chargeNo: string }, Charge> = {
  intent: 'withdrawCharge',
  read: (form) => ({ chargeNo: String(form.get('chargeNo')) }),
  check: () => ({}),
  send: (entered, signal) => attempt(entered, (input) => post('/wallet/charge/withdraw', input, { signal })),
};
