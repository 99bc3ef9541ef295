import type { FactorProof } from '@junyao/commerce/contract';
import { post } from '../api/commerce.ts';
import { fieldsOf } from '../form/fields-of.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { readDeviceId } from '../session/device-id.ts';
import { saveSession } from '../session/session.ts';

export interface Credentials {
  account: string;
  password: string;
  remember: boolean;
}

export const loginForm: FormSpec<Credentials, void> = {
  intent: 'login',

  read(form) {
    const { account, password, raw } = fieldsOf(form);
    return {
      account: account('account'),
      password: password('password'),
      remember: raw('remember') === 'on',
    };
  },

  check: ({ account, password }) => ({
    account: account ? undefined : 'auth:enterAccount',
    password: password ? undefined : 'auth:enterPassword',
  }),

  send: (credentials, signal) => logIn(credentials, { signal }),
};

/** With a second factor if the account asks for one. @throws ApiError, CookiesBlocked */
export async function logIn(
  credentials: Credentials & { secondFactor?: FactorProof },
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const session = await post('/auth/login', { ...credentials, deviceId: readDeviceId() }, options);
  saveSession(session, credentials.remember);
}

export const action = formAction(loginForm);
