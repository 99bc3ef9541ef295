import { href } from 'react-router';
import { clearSession } from './session.ts';

/** Where somebody was when the login got in the way; `state` is the router's state of that entry. */
export interface SavedLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

const storageKey = 'auth-redirect';
const endedKey = 'session-ended';

/** Keeps a location for after the login, where a guest wanted to go. */
export function keepLocation(location: SavedLocation) {
  if (isAuthPage(location.pathname)) return;
  try {
    sessionStorage.removeItem(endedKey);
    sessionStorage.setItem(storageKey, JSON.stringify(location));
  } catch {
    // Storage forbidden, or a state that is not JSON: the login then ends on the home page.
  }
}

/** The kept location; it stays kept until the login has succeeded. */
export function keptLocation(): SavedLocation | null {
  try {
    const location: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isSavedLocation(location) ? location : null;
  } catch {
    return null;
  }
}

export function forgetLocation() {
  try {
    sessionStorage.removeItem(storageKey);
    sessionStorage.removeItem(endedKey);
  } catch {
    // Nothing was kept there either.
  }
}

/** Whether a session that ended is why the login is shown; so until the login has succeeded. */
export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(endedKey) !== null;
  } catch {
    return false;
  }
}

/** Keeps the page at this address, which may still be being opened. */
export function keepAddress(url: string) {
  const { pathname, search, hash } = new URL(url);
  const here = browserLocation();
  const isHere = here.pathname === pathname && here.search === search;
  keepLocation(isHere ? here : { pathname, search, hash, state: null });
}

/**
 * SYS001: the session is no longer valid. The cookies go, the location is kept, and /auth takes the place
 * of the current history entry and says why. A whole new document is loaded, so that nothing of the member
 * stays in memory. `pageUrl`: the page that was being opened, if it is not the current one.
 */
export function expireSession(pageUrl = window.location.href): void {
  keepAddress(pageUrl);
  markSessionEnded();
  clearSession();
  window.location.replace(href('/auth'));
}

function markSessionEnded() {
  try {
    sessionStorage.setItem(endedKey, 'yes');
  } catch {
    // Storage forbidden: the login is then shown without the reason.
  }
}

function browserLocation(): SavedLocation {
  const { pathname, search, hash } = window.location;
  const entry: unknown = window.history.state;
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return { pathname, search, hash, state };
}

function isAuthPage(pathname: string): boolean {
  return pathname === href('/auth') || pathname.startsWith(`${href('/auth')}/`);
}

/** Only a path of this site: `//host` would lead elsewhere. */
function isSavedLocation(value: unknown): value is SavedLocation {
  if (typeof value !== 'object' || value === null) return false;
  const { pathname, search, hash } = value as Partial<SavedLocation>;
  return (
    typeof pathname === 'string' &&
    /^\/(?![/\\])/.test(pathname) &&
    typeof search === 'string' &&
    typeof hash === 'string' &&
    !isAuthPage(pathname)
  );
}
