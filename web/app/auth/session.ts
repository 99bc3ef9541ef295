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
  const maxAgeSeconds = remember ? rememberedSeconds : forgottenSeconds;
  writeCookie('userId', session.userId, maxAgeSeconds);
  writeCookie('authToken', session.authToken, maxAgeSeconds);
  window.dispatchEvent(new Event(sessionChanged));
}

export function clearSession() {
  writeCookie('userId', '', 0);
  writeCookie('authToken', '', 0);
  window.dispatchEvent(new Event(sessionChanged));
}

/** A cookie as `document.cookie` takes it. `secure` where the page came by https. */
export function cookieText(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${maxAgeSeconds}`,
    'SameSite=Strict',
  ];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}

function writeCookie(name: string, value: string, maxAgeSeconds: number) {
  document.cookie = cookieText(name, value, maxAgeSeconds, window.location.protocol === 'https:');
}

function readCookie(name: string): string {
  for (const pair of document.cookie.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return decode(value.join('=').trim());
  }
  return '';
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
