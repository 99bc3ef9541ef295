import { expect, test } from 'vitest';
import { checkRegistration, type Registration } from './check-registration.ts';

const complete: Registration = {
  username: '青瓷',
  phone: '13800138000',
  email: '',
  password: 'Demo-1234!',
  confirmPassword: 'Demo-1234!',
  code: '123456',
};

test('a complete registration without an e-mail is accepted', () => {
  expect(checkRegistration(complete)).toEqual({});
});

test('everything but the e-mail is required', () => {
  const nothing = { username: '', phone: '', email: '', password: '', confirmPassword: '', code: '' };
  expect(checkRegistration(nothing)).toEqual({
    username: 'enterUsername',
    phone: 'enterPhone',
    password: 'enterPassword',
    confirmPassword: 'enterPasswordAgain',
    code: 'enterCode',
  });
});

test.each([
  ['a phone of ten digits', { phone: '1380013800' }, { phone: 'phoneInvalid' }],
  ['an e-mail without a host', { email: 'me@' }, { email: 'emailInvalid' }],
  ['a code of five digits', { code: '12345' }, { code: 'codeInvalid' }],
  ['two different passwords', { confirmPassword: 'Demo-1234?' }, { confirmPassword: 'passwordsDoNotMatch' }],
  [
    'a weak password, even when repeated',
    { password: 'demo1234', confirmPassword: 'demo1234' },
    { password: 'passwordTooWeak' },
  ],
])('%s is refused', (_, change, errors) => {
  expect(checkRegistration({ ...complete, ...change })).toEqual(errors);
});
