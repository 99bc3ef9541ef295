import type { Charge } from '@junyao/commerce/contract';
import { createAttempts } from '../../../api/attempt.ts';
import { post } from '../../../api/commerce.ts';
import { fieldsOf } from '../../../form/fields-of.ts';
import type { FormSpec } from '../../../form/form-action.ts';

interface EnteredCharge {
  amount: number;
  channel: Charge['channel'];
}

/**
 * All recharges of a visit share this function. A recharge without an answer is therefore repeated with the
 * same request id, and it is never opened twice.
 */
const attempt = createAttempts();

/** The form that opens a recharge. Commerce checks the smallest and the largest amount. */
export const openChargeForm: FormSpec<EnteredCharge, Charge> = {
  intent: 'openCharge',

  read(form) {
    const { amount, raw } = fieldsOf(form);
    return { amount: amount('amount'), channel: raw('channel') as Charge['channel'] };
  },

  check: ({ amount, channel }) => ({
    amount: amount > 0 ? undefined : 'wallet:charge.amountInvalid',
    channel: channel ? undefined : 'wallet:charge.channelRequired',
  }),

  send: (charge, signal) => attempt(charge, (input) => post('/wallet/charge', input, { signal })),
};
