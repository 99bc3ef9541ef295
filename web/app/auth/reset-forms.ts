import { isMobile } from '@junyao/commerce/contract/typed';
import { post } from '../api/commerce.ts';
import { codeProblem, codeRefusals } from '../form/check-code.ts';
import { fieldsOf } from '../form/fields-of.ts';
import { type FormSpec, formAction } from '../form/form-action.ts';
import { checkNewPassword, type NewPassword, readNewPassword } from '../form/password/check-new-password.ts';
import { readDeviceId } from '../session/device-id.ts';

export interface EnteredPhone {
  phone: string;
  code: string;
}

export interface VerifiedPhone {
  resetToken: string;
}

export type EnteredPassword = NewPassword & VerifiedPhone;

/** Exchanges the code that was sent to the phone for a token. */
const phoneCodeForm: FormSpec<EnteredPhone, VerifiedPhone> = {
  intent: 'verifyPhone',

  read(form) {
    const { phone, smsCode } = fieldsOf(form);
    return { phone: phone('phone'), code: smsCode('code') };
  },

  check: ({ phone, code }) => ({
    phone: (!phone && 'auth:enterPhone') || (!isMobile(phone) && 'auth:phoneInvalid') || undefined,
    code: codeProblem(code),
  }),

  send: (entered, signal) => post('/auth/reset_password/verify', entered, { signal }),

  refusals: codeRefusals,
};

/** The token allows one new password. */
const newPasswordForm: FormSpec<EnteredPassword, object> = {
  intent: 'choosePassword',
  read: (form) => ({ ...readNewPassword(form), resetToken: fieldsOf(form).raw('resetToken') }),
  check: checkNewPassword,
  send: (entered, signal) =>
    post('/auth/reset_password/confirm', { ...entered, deviceId: readDeviceId() }, { signal }),
};

export const action = formAction(phoneCodeForm, newPasswordForm);
