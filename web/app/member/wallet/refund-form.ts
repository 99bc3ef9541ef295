import type { Refund } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';

interface EnteredRefund {
  chargeNo: string;
  amount: number;
  reason: string;
}

/** Shared by all refund requests of a visit, so that a request without an answer is never made twice. */
const attempt = createAttempts();

/** Commerce checks how much of the recharge is unspent. */
export const refundForm: FormSpec<EnteredRefund, Refund> = {
  intent: 'applyRefund',

  read(form) {
    const { raw, amount, line } = fieldsOf(form);
    return { chargeNo: raw('chargeNo'), amount: amount('amount'), reason: line('reason') };
  },

  check: ({ amount, reason }) => ({
    amount: amount > 0 ? undefined : 'wallet:charge.amountInvalid',
    reason: reason ? undefined : 'wallet:enterReason',
  }),

  send: (refund, signal) => attempt(refund, (input) => post('/wallet/refund/apply', input, { signal })),

  refusals: { REF003: { amount: 'errors:code.REF003' } },
};
