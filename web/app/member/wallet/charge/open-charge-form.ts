import type { Recharge } from '@junyao/commerce/contract';
import { createAttempts } from '../../../api/attempt.ts';
import { post } from '../../../api/commerce.ts';
import { fieldsOf } from '../../../form/fields-of.ts';
import type { FormSpec } from '../../../form/form-action.ts';

interface EnteredCharge {
  amount: number;
  channel: Recharge['channel'];
}

/** Shared by all recharges of a visit, so that one without an answer is repeated with the same request id. */
const attempt = createAttempts();

/** Commerce checks the smallest and the largest amount. */
export const openChargeForm: FormSpec<EnteredCharge, Recharge> = {
  intent: 'openCharge',

  read(form) {
    const { amount, raw } = fieldsOf(form);
    return { amount: amount('amount'), channel: raw('channel') as Recharge['channel'] };
  },

  check: ({ amount, channel }) => ({
    amount: amount > 0 ? undefined : 'wallet:charge.amountInvalid',
    channel: channel ? undefined : 'wallet:charge.channelRequired',
  }),

  send: (charge, signal) => attempt(charge, (input) => post('/wallet/charge', input, { signal })),
};
