import { isEmail, isMobile } from '@junyao/commerce/contract/typed';
import { codeProblem } from '../form/check-code.ts';
import type { FieldErrors } from '../form/form-action.ts';
import { passwordStrength } from '../form/password/password-strength.ts';

export interface Registration {
  username: string;
  phone: string;
  email: string;
  password: string;
  confirmPassword: string;
  code: string;
  /** When the accepted terms were published. Empty if they were not accepted. */
  acceptedTerms: string;
}

/** Checks a registration before it is sent. Commerce checks everything again. */
export function checkRegistration(entered: Registration): FieldErrors<keyof Registration> {
  const { username, phone, email, password, confirmPassword, code, acceptedTerms } = entered;
  const found: Record<keyof Registration, string | false> = {
    username: (!username && 'auth:enterUsername') || (username.length < 2 && 'auth:usernameTooShort'),
    phone: (!phone && 'auth:enterPhone') || (!isMobile(phone) && 'auth:phoneInvalid'),
    email: email !== '' && !isEmail(email) && 'auth:emailInvalid',
    password:
      (!password && 'auth:enterPassword') ||
      (passwordStrength(password) === 'weak' && 'auth:passwordTooWeak'),
    confirmPassword:
      (!confirmPassword && 'auth:enterPasswordAgain') ||
      (confirmPassword !== password && 'auth:passwordsDoNotMatch'),
    code: codeProblem(code) ?? false,
    acceptedTerms: !acceptedTerms && 'auth:acceptTerms',
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key));
}
