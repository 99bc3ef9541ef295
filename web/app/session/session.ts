import { cookieValue } from '../i18n/request-language.ts';

/**
 * The session as the browser holds it: the two cookies of the specification. Logged in means that both
 * exist; whether the token is still valid is only known to commerce, which answers SYS001 when it is not.
 */
export interface Session {
  userId: string;
  authToken: string;
}

const rememberedSeconds = 604_800;
const forgottenSeconds = 86_400;

/** Told to the window when this tab logs in or out. */
export const sessionChanged = 'sessionChanged';

/** The session, or null for a guest and on the server. */
export function readSession(): Session | null {
  if (typeof document === 'undefined') return null;
  const userId = readCookie('userId');
  const authToken = readCookie('authToken');
  return userId && authToken ? { userId, authToken } : null;
}

/** The cookie of the token alone, as the Authorization header carries it; empty without one. */
export function readAuthToken(): string {
  return readCookie('authToken');
}

export function saveSession(session: Session, remember: boolean) {
  document.cookie = cookieText('userId', session.userId, remember, isSecure());
  document.cookie = cookieText('authToken', session.authToken, remember, isSecure());
  window.dispatchEvent(new Event(sessionChanged));
}

export function clearSession() {
  document.cookie = 'userId=; path=/; max-age=0; SameSite=Strict';
  document.cookie = 'authToken=; path=/; max-age=0; SameSite=Strict';
  window.dispatchEvent(new Event(sessionChanged));
}

/** A cookie of the session as `document.cookie` takes it. `secure` where the page came by https. */
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
