import type { Profile } from '@junyao/commerce/contract';
import { isEmail, isMobile } from '@junyao/commerce/contract/typed';
import { post } from '../../api/commerce.ts';
import { codeProblem, codeRefusals } from '../../form/check-code.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import { type FormSpec, formAction } from '../../form/form-action.ts';
import {
  checkNewPassword,
  type NewPassword,
  readNewPassword,
} from '../../form/password/check-new-password.ts';

export const nicknameForm: FormSpec<{ nickname: string }, Profile> = {
  intent: 'nickname',
  read: (form) => ({ nickname: fieldsOf(form).line('nickname') }),
  check: () => ({}),
  send: (entered, signal) => post('/userinfo/profile/update', entered, { signal }),
};

export const emailForm: FormSpec<{ email: string; code: string }, Profile> = {
  intent: 'email',
  read(form) {
    const { email, smsCode } = fieldsOf(form);
    return { email: email('email'), code: smsCode('code') };
  },
  check: ({ email, code }) => ({
    email: (!email && 'auth:enterEmail') || (!isEmail(email) && 'auth:emailInvalid') || undefined,
    code: codeProblem(code),
  }),
  send: (entered, signal) => post('/userinfo/profile/email/verify', entered, { signal }),
  refusals: { ...codeRefusals, AUT010: { email: 'auth:emailTaken' } },
};

export const passwordForm: FormSpec<NewPassword & { phone: string; code: string }, object> = {
  intent: 'password',
  read(form) {
    const { phone, smsCode } = fieldsOf(form);
    return { ...readNewPassword(form), phone: phone('phone'), code: smsCode('code') };
  },
  check: ({ phone, code, ...password }) => ({
    ...checkNewPassword(password),
    phone: (!phone && 'auth:enterPhone') || (!isMobile(phone) && 'auth:phoneInvalid') || undefined,
    code: codeProblem(code),
  }),
  send: (entered, signal) => post('/userinfo/password/change', entered, { signal }),
  refusals: { ...codeRefusals, SYS005: { phone: 'auth:phoneNotYours' } },
};

/** Without an id, the authenticator app. */
export const removeFactorForm: FormSpec<{ passkeyId: string }, unknown> = {
  intent: 'remove-factor',
  read: (form) => ({ passkeyId: fieldsOf(form).raw('passkeyId') }),
  check: () => ({}),
  send: ({ passkeyId }, signal) =>
    passkeyId
      ? post('/userinfo/second_factor/passkey/remove', { passkeyId }, { signal })
      : post('/userinfo/second_factor/totp/remove', {}, { signal }),
};

export interface RevokedSession {
  sessionId: string;
}

/** Ends one session, or without an id all sessions except the current one. */
const revokeForm: FormSpec<RevokedSession, RevokedSession> = {
  intent: 'revoke',
  read: (form) => ({ sessionId: fieldsOf(form).raw('sessionId') }),
  check: () => ({}),
  async send({ sessionId }, signal) {
    await post('/userinfo/session/revoke', sessionId ? { sessionId } : {}, { signal });
    return { sessionId };
  },
};

export const action = formAction(nicknameForm, emailForm, passwordForm, revokeForm, removeFactorForm);
