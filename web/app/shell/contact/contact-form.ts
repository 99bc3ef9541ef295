import type { InputOf } from '@junyao/commerce/contract';
import { isEmail } from '@junyao/commerce/contract/typed';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';

type EnteredMessage = Required<InputOf<'POST /message/submit'>>;

const required = ['name', 'email', 'subject', 'message'] as const;

/** After a failure the message can be sent again: commerce stores the same message only once within an hour. */
export const contactForm: FormSpec<EnteredMessage, object> = {
  intent: 'contact',

  read(form) {
    const { line, email, text, raw } = fieldsOf(form);
    return {
      name: line('name'),
      email: email('email'),
      phone: line('phone'),
      subject: line('subject'),
      message: text('message'),
      kind: raw('kind') === 'customization' ? 'customization' : 'contact',
      productCode: raw('productCode'),
    };
  },

  check(entered) {
    const missing = required.filter((field) => !entered[field]);
    return {
      ...(!isEmail(entered.email) && { email: 'message:invalidEmail' }),
      ...Object.fromEntries(missing.map((field) => [field, 'message:required'])),
    };
  },

  send: (entered, signal) => post('/message/submit', entered, { signal }),
};
