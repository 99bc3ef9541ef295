import { post } from '../api/commerce.ts';
import { codeRefusals } from '../form/check-code.ts';
import { fieldsOf } from '../form/fields-of.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { readDeviceId } from '../session/device-id.ts';
import { saveSession } from '../session/session.ts';
import { contactForm } from '../shell/contact/contact-form.ts';
import { checkRegistration, type Registration } from './check-registration.ts';

const registerForm: FormSpec<Registration, void> = {
  intent: 'register',

  read(form) {
    const { raw, line, phone, email, password, smsCode } = fieldsOf(form);
    return {
      username: line('username'),
      phone: phone('phone'),
      email: email('email'),
      password: password('password'),
      confirmPassword: password('confirmPassword'),
      code: smsCode('code'),
      acceptedTerms: raw('acceptedTerms'),
    };
  },

  check: checkRegistration,

  async send(registration, signal) {
    const input = { ...registration, deviceId: readDeviceId() };
    saveSession(await post('/auth/register', input, { signal }), true);
  },

  refusals: {
    ...codeRefusals,
    AUT005: { phone: 'auth:phoneTaken' },
    AUT006: { username: 'auth:usernameTaken' },
  },
};

export const action = formAction(registerForm, contactForm);
