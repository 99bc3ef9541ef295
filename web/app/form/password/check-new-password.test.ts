import { expect, test } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

test.each([
  ['nothing', '', '', { newPassword: 'auth:enterNewPassword', confirmPassword: 'auth:enterConfirmPassword' }],
  ['a weak password', 'demo1234', 'demo1234', { newPassword: 'auth:passwordTooWeak' }],
  ['two different passwords', 'Demo-1234!', 'Demo-1234?', { confirmPassword: 'auth:passwordsDoNotMatch' }],
  ['a good password, repeated', 'Demo-1234!', 'Demo-1234!', {}],
])('%s', (_, newPassword, confirmPassword, errors) => {
  expect(checkNewPassword({ newPassword, confirmPassword })).toEqual(errors);
});
