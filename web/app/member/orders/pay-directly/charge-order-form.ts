import type { Recharge } from '@junyao/commerce/contract';
import { createAttempts } from '../../../api/attempt.ts';
import { post } from '../../../api/commerce.ts';
import { fieldsOf } from '../../../form/fields-of.ts';
import type { FormSpec } from '../../../form/form-action.ts';
import { checkPaymentCode, codeRefusals } from '../payment-code.ts';

interface EnteredCharge {
  orderNo: string;
  channel: Recharge['channel'];
  /** Only if money of the wallet pays a part. */
  code?: string;
}

/** Shared by all payments of a visit, so that one without an answer is repeated with the same request id. */
const attempt = createAttempts();

export const chargeOrderForm: FormSpec<EnteredCharge, Recharge> = {
  intent: 'chargeOrder',

  read(form) {
    const { raw, smsCode } = fieldsOf(form);
    return {
      orderNo: raw('orderNo'),
      channel: raw('channel') as Recharge['channel'],
      ...(form.has('code') && { code: smsCode('code') }),
    };
  },

  check: ({ channel, code }) => ({
    channel: channel ? undefined : 'wallet:charge.channelRequired',
    code: code === undefined ? undefined : checkPaymentCode(code),
  }),

  send: (charge, signal) => attempt(charge, (input) => post('/order/charge', input, { signal })),

  refusals: codeRefusals,
};
