import { post } from '../api/commerce.ts';
import { fieldsOf } from '../form/fields-of.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { saveSession } from '../session/session.ts';

export interface Credentials {
  account: string;
  password: string;
  remember: boolean;
}

export const loginForm: FormSpec<Credentials, void> = {
  intent: 'login',

  read(form) {
    const { account, raw } = fieldsOf(form);
    return {
      account: account('account'),
      // Commerce also tries the password as it was typed.
      password: raw('password'),
      remember: raw('remember') === 'on',
    };
  },

  check: ({ account, password }) => ({
    account: account ? undefined : 'auth:enterAccount',
    password: password ? undefined : 'auth:enterPassword',
  }),

  async send(credentials, signal) {
    saveSession(await post('/auth/login', credentials, { signal }), credentials.remember);
  },
};

export const action = formAction(loginForm);
