// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  expireSession,
  forgetLocation,
  hasSessionEnded,
  keepAddress,
  keepLocation,
} from './auth-redirect.ts';
import { keptLocation } from './kept-location.ts';
import { readSession, saveSession } from './session.ts';

const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
  openPage('/user/order/list?status=PAID#newest', { from: 'wallet' });
});

/** The router stores the state of a page as `usr`. */
function openPage(address: string, state: unknown) {
  window.history.replaceState({ usr: state, key: 'k' }, '', new URL(address, window.location.href));
}

test('an invalid session removes its cookies, saves the location and replaces the page with /auth', () => {
  saveSession({ userId: 'u', authToken: 't' }, true);
  expireSession();
  expect(readSession()).toBeNull();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/auth');
  const kept = { pathname: '/user/order/list', search: '?status=PAID', hash: '#newest' };
  expect(JSON.parse(sessionStorage.getItem('auth-redirect') ?? '')).toEqual({
    ...kept,
    state: { from: 'wallet' },
  });
  expect(keptLocation()).toEqual({ ...kept, state: { from: 'wallet' } });
});

test('the login leads back to a page that was still being opened', () => {
  expireSession(new URL('/user/wallet?page=2', window.location.href).href);
  expect(keptLocation()).toEqual({ pathname: '/user/wallet', search: '?page=2', hash: '', state: null });
});

test('the location stays saved until it is forgotten', () => {
  keepAddress(window.location.href);
  expect(keptLocation()?.pathname).toBe('/user/order/list');
  expect(keptLocation()?.pathname).toBe('/user/order/list');
  forgetLocation();
  expect(keptLocation()).toBeNull();
});

test('an ended session is remembered until the login, but not for a guest who was only asked to log in', () => {
  keepAddress(window.location.href);
  expect(hasSessionEnded()).toBe(false);
  expireSession();
  expect(hasSessionEnded()).toBe(true);
  keepAddress(window.location.href);
  expect(hasSessionEnded()).toBe(false);
  expireSession();
  forgetLocation();
  expect(hasSessionEnded()).toBe(false);
});

test('the login never leads back to a login page', () => {
  keepAddress(window.location.href);
  keepLocation({ pathname: '/auth/register', search: '', hash: '', state: null });
  expect(keptLocation()?.pathname).toBe('/user/order/list');
});

test.each([
  'not JSON',
  '{"pathname":"//elsewhere.example","search":"","hash":""}',
  '{"pathname":"/\\\\elsewhere.example","search":"","hash":""}',
  '{"pathname":"https://elsewhere.example","search":"","hash":""}',
  '{"pathname":"/auth/logout","search":"","hash":""}',
  '{"search":"","hash":""}',
  'null',
])('the stored value %s is ignored', (stored) => {
  sessionStorage.setItem('auth-redirect', stored);
  expect(keptLocation()).toBeNull();
});
