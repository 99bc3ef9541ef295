import { expect, it } from 'vitest';
import { makeReadable } from './logs.ts';

const line = (fields: object) =>
  JSON.stringify({ time: 0, pid: 1, hostname: 'here', name: 'web', ...fields });

it.each([
  'SMS to 13900000000: 123456 (register)',
  'Mail to potter@example.com: Verify: Your code is 123456.',
])('%s is always shown', (message) => {
  const { text, routine } = makeReadable('commerce', message);
  expect(routine).toBe(false);
  expect(text).toContain('123456');
});

it('a request is routine, a warning is not', () => {
  expect(makeReadable('web', line({ level: 30, msg: 'GET /', status: 200 }))).toMatchObject({
    routine: true,
  });
  expect(makeReadable('web', line({ level: 40, msg: 'slow' }))).toMatchObject({ routine: false });
});

it('a line of JSON becomes words, with the stack of an error below them', () => {
  const err = { message: 'broken', stack: 'Error: broken\n    at home' };
  const { text } = makeReadable('web', line({ level: 50, msg: 'a page failed', path: '/', err }));
  expect(text).toMatch(/^web {6}.*a page failed path=\/\nError: broken\n {4}at home$/);
});

it('text of Strapi stays as it is', () => {
  expect(makeReadable('cms', 'Strapi started').text).toBe('cms      Strapi started');
});
