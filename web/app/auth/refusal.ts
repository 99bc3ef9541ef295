import type { ErrorCode } from 'commerce/contract';
import { ApiError } from '../api/errors.ts';
import type { RegistrationErrors } from './check-registration.ts';

/** Whether commerce looked at what was entered and refused it; else the call itself went wrong. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

const fieldOfCode: Partial<Record<ErrorCode, RegistrationErrors>> = {
  AUT003: { code: 'codeWrong' },
  AUT004: { code: 'codeSpent' },
  AUT005: { phone: 'phoneTaken' },
  AUT006: { username: 'usernameTaken' },
};

const fieldTexts = {
  username: 'usernameInvalid',
  phone: 'phoneInvalid',
  email: 'emailInvalid',
  password: 'passwordTooWeak',
  confirmPassword: 'passwordsDoNotMatch',
  code: 'codeInvalid',
} as const;

/** Which fields of the registration a refusal is about. */
export function refusedFields(error: unknown): RegistrationErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.errorCode !== 'SYS007') return fieldOfCode[error.errorCode] ?? {};
  const refused = Object.keys(Object((error.details as { fields?: object } | undefined)?.fields));
  return Object.fromEntries(Object.entries(fieldTexts).filter(([field]) => refused.includes(field)));
}
