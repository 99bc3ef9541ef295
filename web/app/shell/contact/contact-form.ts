import type { InputOf } from 'commerce/contract';
import { post } from '../../api/commerce.ts';
import { isEmail } from '../../api/email.ts';
import { type FormSpec, formAction } from '../../form/form-action.ts';

type EnteredMessage = Required<InputOf<'POST /message/submit'>>;

const required = ['name', 'email', 'subject', 'message'] as const;

/**
 * The form for a message to the workshop. After a failure the message can be sent again. Commerce stores a
 * message only once if it receives the same message several times within an hour.
 */
export const contactForm: FormSpec<EnteredMessage, object> = {
  intent: 'contact',

  read(form) {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    return {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      subject: text('subject'),
      message: text('message'),
      kind: text('kind') === 'customization' ? 'customization' : 'contact',
      productCode: text('productCode'),
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

export const sendContactForm = formAction(contactForm);
