import { isEmail, typedEmail } from '@junyao/commerce/contract/typed';
import { post } from '../../api/commerce.ts';
import type { CodeKind } from '../../form/code/code-kind.ts';

export const emailCode: CodeKind<'email'> = {
  name: 'email',
  target: 'email',
  tidy: typedEmail,
  isValid: isEmail,
  missing: 'auth:enterEmail',
  invalid: 'auth:emailInvalid',
  refusals: { AUT010: 'auth:emailTaken' },
  sent: 'user:email.codeSent',
  request: (email) => post('/userinfo/profile/email/send_code', { email }),
};
