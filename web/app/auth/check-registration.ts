import { isMobile } from '../api/phone.ts';
import { passwordStrength } from './password-strength.ts';

export interface Registration {
  username: string;
  phone: string;
  email: string;
  password: string;
  confirmPassword: string;
  code: string;
}

/** Field → key of the namespace `auth` that says what is wrong with it. */
export type RegistrationErrors = { [Field in keyof Registration]?: string | undefined };

/** What can be said without asking commerce, which checks everything again. */
export function checkRegistration(entered: Registration): RegistrationErrors {
  const { username, phone, email, password, confirmPassword, code } = entered;
  const found: Record<keyof Registration, string | false> = {
    username: (!username && 'enterUsername') || (username.length < 2 && 'usernameTooShort'),
    phone: (!phone && 'enterPhone') || (!isMobile(phone) && 'phoneInvalid'),
    email: email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && 'emailInvalid',
    password: (!password && 'enterPassword') || (passwordStrength(password) === 'weak' && 'passwordTooWeak'),
    confirmPassword:
      (!confirmPassword && 'enterPasswordAgain') || (confirmPassword !== password && 'passwordsDoNotMatch'),
    code: (!code && 'enterCode') || (!/^\d{6}$/.test(code) && 'codeInvalid'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key));
}
