import { post } from '../api/commerce.ts';
import { tidyPhone } from '../api/phone.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { saveSession } from '../session/session.ts';

export interface Credentials {
  account: string;
  password: string;
  remember: boolean;
}

const loginForm: FormSpec<Credentials, void> = {
  intent: 'login',

  read: (form) => ({
    account: readAccount(String(form.get('account') ?? '')),
    password: String(form.get('password') ?? ''),
    remember: form.get('remember') === 'on',
  }),

  check: ({ account, password }) => ({
    account: account ? undefined : 'auth:enterAccount',
    password: password ? undefined : 'auth:enterPassword',
  }),

  async send(credentials, signal) {
    saveSession(await post('/auth/login', credentials, { signal }), credentials.remember);
  },
};

/** Trims an email address, and writes a phone number in the form that registration uses. */
function readAccount(typed: string): string {
  return typed.includes('@') ? typed.trim() : tidyPhone(typed);
}

export const action = formAction(loginForm);
