import type { Order } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { checkPaymentCode, codeRefusals } from './payment-code.ts';

export interface Payment {
  orderNo: string;
  code: string;
}

/** Shared by all payments of a visit, so that a payment without an answer is repeated with the same request id. */
const attempt = createAttempts();

export const payOrderForm: FormSpec<Payment, Order> = {
  intent: 'payOrder',

  read(form) {
    const { raw, smsCode } = fieldsOf(form);
    return { orderNo: raw('orderNo'), code: smsCode('code') };
  },

  check: ({ code }) => ({ code: checkPaymentCode(code) }),

  send: (payment, signal) => attempt(payment, (input) => post('/order/pay', input, { signal })),

  refusals: codeRefusals,
};
