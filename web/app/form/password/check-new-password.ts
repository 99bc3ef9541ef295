import type { FieldErrors } from '../form-action.ts';
import { passwordStrength } from './password-strength.ts';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** The two fields of a new password, as a form reads them. */
export function readNewPassword(form: FormData): NewPassword {
  return {
    newPassword: String(form.get('newPassword') ?? ''),
    confirmPassword: String(form.get('confirmPassword') ?? ''),
  };
}

/** Checks a new password that replaces another one. Commerce checks everything again. */
export function checkNewPassword({
  newPassword,
  confirmPassword,
}: NewPassword): FieldErrors<keyof NewPassword> {
  return {
    newPassword:
      (!newPassword && 'auth:enterNewPassword') ||
      (passwordStrength(newPassword) === 'weak' && 'auth:passwordTooWeak') ||
      undefined,
    confirmPassword:
      (!confirmPassword && 'auth:enterConfirmPassword') ||
      (confirmPassword !== newPassword && 'auth:passwordsDoNotMatch') ||
      undefined,
  };
}
