import { expect, test } from 'vitest';
import { checkRegistration, type Registration } from './check-registration.ts';

const complete: Registration = {
  username: '青瓷',
  phone: '13800138000',
  email: '',
  password: 'Demo-1234!',
  confirmPassword: 'Demo-1234!',
  code: '123456',
  acceptedTerms: '2026-11-01T08:00:00.000Z',
};

test('a complete registration without an e-mail is accepted', () => {
  expect(checkRegistration(complete)).toEqual({});
});

test('everything but the e-mail is required', () => {
  const nothing: Registration = {
    username: '',
    phone: '',
    email: '',
    password: '',
    confirmPassword: '',
    code: '',
    acceptedTerms: '',
  };
  expect(checkRegistration(nothing)).toEqual({
    username: 'auth:enterUsername',
    phone: 'auth:enterPhone',
    password: 'auth:enterPassword',
    confirmPassword: 'auth:enterPasswordAgain',
    code: 'auth:enterCode',
    acceptedTerms: 'auth:acceptTerms',
  });
});

test.each([
  ['a phone of ten digits', { phone: '1380013800' }, { phone: 'auth:phoneInvalid' }],
  ['an e-mail without a host', { email: 'me@' }, { email: 'auth:emailInvalid' }],
  ['a code of five digits', { code: '12345' }, { code: 'auth:codeInvalid' }],
  [
    'two different passwords',
    { confirmPassword: 'Demo-1234?' },
    { confirmPassword: 'auth:passwordsDoNotMatch' },
  ],
  [
    'a weak password, even when repeated',
    { password: 'demo1234', confirmPassword: 'demo1234' },
    { password: 'auth:passwordTooWeak' },
  ],
])('%s is refused', (_, change, errors) => {
  expect(checkRegistration({ ...complete, ...change })).toEqual(errors);
});
