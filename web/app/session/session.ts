import { cookieValue } from '../i18n/cookie-value.ts';

/**
 * The two session cookies of the specification. A visitor counts as logged in when both exist. Only commerce knows
 * whether the token is valid, and it answers SYS001 when the token is invalid.
 */
export interface Session {
  userId: string;
  authToken: string;
}

const rememberedSeconds = 604_800;
const forgottenSeconds = 86_400;

/** An event that `window` receives after this tab has logged in or out. */
export const sessionChanged = 'sessionChanged';

/** Null for guests and on the server. */
export function readSession(): Session | null {
  if (typeof document === 'undefined') return null;
  const userId = readCookie('userId');
  const authToken = readCookie('authToken');
  return userId && authToken ? { userId, authToken } : null;
}

/** Empty when there is no token. */
export function readAuthToken(): string {
  return readCookie('authToken');
}

/** The browser keeps no cookies of this site, so nobody can stay logged in. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}

/** @throws CookiesBlocked if the session cannot be read back */
export function saveSession(session: Session, remember: boolean): void {
  document.cookie = cookieText('userId', session.userId, remember, isSecure());
  document.cookie = cookieText('authToken', session.authToken, remember, isSecure());
  if (readSession()?.authToken !== session.authToken) throw new CookiesBlocked();
  window.dispatchEvent(new Event(sessionChanged));
}

export function clearSession() {
  document.cookie = 'userId=; path=/; max-age=0; SameSite=Strict';
  document.cookie = 'authToken=; path=/; max-age=0; SameSite=Strict';
  window.dispatchEvent(new Event(sessionChanged));
}

/** `secure` must be true on pages that came over HTTPS. */
export function cookieText(name: string, value: string, remember: boolean, secure: boolean): string {
  const maxAgeSeconds = remember ? rememberedSeconds : forgottenSeconds;
  const cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; SameSite=Strict`;
  return secure ? `${cookie}; Secure` : cookie;
}

const isSecure = () => window.location.protocol === 'https:';

function readCookie(name: string): string {
  return decode(cookieValue(document.cookie, name) ?? '');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
