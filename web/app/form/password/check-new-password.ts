import { fieldsOf } from '../fields-of.ts';
import type { FieldErrors } from '../form-action.ts';
import { passwordStrength } from './password-strength.ts';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export function readNewPassword(form: FormData): NewPassword {
  const { password } = fieldsOf(form);
  return { newPassword: password('newPassword'), confirmPassword: password('confirmPassword') };
}

/** Commerce checks everything again. */
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
