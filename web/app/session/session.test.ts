// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  CookiesBlocked,
  clearSession,
  cookieText,
  readAuthToken,
  readSession,
  saveSession,
} from './session.ts';

const session = { userId: 'u-1', authToken: 'secret=/+; token' };

afterEach(() => clearSession());

test('the cookies last 7 days for a remembered login and 1 day otherwise, and are sent to this site only', () => {
  expect(cookieText('userId', 'u-1', true, false)).toBe(
    'userId=u-1; path=/; max-age=604800; SameSite=Strict',
  );
  expect(cookieText('userId', 'u-1', false, false)).toBe(
    'userId=u-1; path=/; max-age=86400; SameSite=Strict',
  );
});

test('the cookies of a page that came over HTTPS are sent over HTTPS only', () => {
  expect(cookieText('authToken', 't', true, true)).toMatch(/; Secure$/);
});

test('a saved session is read back unchanged, whatever characters its token contains', () => {
  saveSession(session, true);
  expect(readSession()).toEqual(session);
  expect(readAuthToken()).toBe(session.authToken);
});

test('there is a session only when both cookies exist', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('userId=u-1');
  expect(readSession()).toBeNull();
  cookie.mockReturnValue('authToken=t');
  expect(readSession()).toBeNull();
  cookie.mockRestore();
});

test('a session that the browser does not keep is not saved silently', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(() => saveSession(session, true)).toThrow(CookiesBlocked);
  cookie.mockRestore();
});

test('a cleared session has no cookies', () => {
  saveSession(session, true);
  clearSession();
  expect(readSession()).toBeNull();
});
