// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearSession, cookieText, readAuthToken, readSession, saveSession } from './session.ts';

const session = { userId: 'u-1', authToken: 'secret=/+; token' };

afterEach(() => clearSession());

test('a remembered login lasts 7 days, else 1 day; for the whole site, this site alone', () => {
  expect(cookieText('userId', 'u-1', true, false)).toBe(
    'userId=u-1; path=/; max-age=604800; SameSite=Strict',
  );
  expect(cookieText('userId', 'u-1', false, false)).toBe(
    'userId=u-1; path=/; max-age=86400; SameSite=Strict',
  );
});

test('where the page came by https the cookie goes by https only', () => {
  expect(cookieText('authToken', 't', true, true)).toMatch(/; Secure$/);
});

test('what was saved is read again, whatever characters the token has', () => {
  saveSession(session, true);
  expect(readSession()).toEqual(session);
  expect(readAuthToken()).toBe(session.authToken);
});

test('logged in means that both cookies exist', () => {
  saveSession({ userId: 'u-1', authToken: '' }, true);
  expect(readSession()).toBeNull();
  saveSession({ userId: '', authToken: 't' }, true);
  expect(readSession()).toBeNull();
});

test('a logout removes both', () => {
  saveSession(session, true);
  clearSession();
  expect(readSession()).toBeNull();
});
