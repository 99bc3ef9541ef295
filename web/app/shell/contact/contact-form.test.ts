import { expect, test } from 'vitest';
import { contactForm } from './contact-form.ts';

const complete = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '',
  subject: 'A vase',
  message: 'Is it there?',
};

function checkOf(changes: object) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...complete, ...changes })) form.append(name, text);
  return contactForm.check(contactForm.read(form));
}

test('a message without a phone is accepted', () => {
  expect(checkOf({})).toEqual({});
});

test.each(['name', 'email', 'subject', 'message'])('%s is required, and spaces do not count', (field) => {
  expect(checkOf({ [field]: ' \n ' })).toEqual({ [field]: 'message:required' });
});

test.each(['ann', 'ann @example.com', 'ann@example', '@example.com'])(
  '%s is not an email address',
  (email) => {
    expect(checkOf({ email })).toEqual({ email: 'message:invalidEmail' });
  },
);
