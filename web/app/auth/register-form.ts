import { post } from '../api/commerce.ts';
import { tidyPhone } from '../api/phone.ts';
import { codeRefusals } from '../form/check-code.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { saveSession } from '../session/session.ts';
import { contactForm } from '../shell/contact/contact-form.ts';
import { checkRegistration, type Registration } from './check-registration.ts';

const registerForm: FormSpec<Registration, void> = {
  intent: 'register',

  read(form) {
    const text = (name: string) => String(form.get(name) ?? '');
    return {
      username: text('username').trim(),
      phone: tidyPhone(text('phone')),
      email: text('email').trim(),
      password: text('password'),
      confirmPassword: text('confirmPassword'),
      code: text('code').trim(),
    };
  },

  check: checkRegistration,

  async send(registration, signal) {
    saveSession(await post('/auth/register', registration, { signal }), true);
  },

  refusals: {
    ...codeRefusals,
    AUT005: { phone: 'auth:phoneTaken' },
    AUT006: { username: 'auth:usernameTaken' },
  },
};

export const action = formAction(registerForm, contactForm);
