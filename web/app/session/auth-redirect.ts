import { href } from 'react-router';
import { clearSession } from './session.ts';
import { forget, keep, readKept } from './tab-storage.ts';

/** The page that a visitor was on, or wanted to open, when the login was required. `state` is its router state. */
export interface SavedLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** `keptLocation` reads it in another file, which the pages for guests do not load. */
export const locationKey = 'auth-redirect';
const endedKey = 'session-ended';

export function keepLocation(location: SavedLocation) {
  if (isAuthPage(location.pathname)) return;
  forget(endedKey);
  keep(locationKey, JSON.stringify(location));
}

export function forgetLocation() {
  forget(locationKey, endedKey);
}

/** Stays true until the login succeeds or another location is saved. */
export function hasSessionEnded(): boolean {
  return readKept(endedKey) !== null;
}

/** The address may belong to a page that is still being opened. */
export function keepAddress(url: string) {
  const { pathname, search, hash } = new URL(url);
  const here = browserLocation();
  const isHere = here.pathname === pathname && here.search === search;
  keepLocation(isHere ? here : { pathname, search, hash, state: null });
}

/**
 * Loads a new document, so that no data of the member stays in memory. The page /auth shows the reason.
 * @param pageUrl the page that was being opened, or else the current page
 */
export function expireSession(pageUrl = window.location.href): void {
  keepAddress(pageUrl);
  keep(endedKey, 'yes');
  clearSession();
  window.location.replace(href('/auth'));
}

/**
 * Loads a new document at the part of the profile page that sets up the second factor a role needs. False where the
 * person can already go on: there, and on the pages for login and logout.
 * @param pageUrl the page that was being opened, or else the current page
 */
export function leadToSetUp(pageUrl = window.location.href): boolean {
  const profile = href('/user');
  const { pathname } = new URL(pageUrl);
  if (pathname === profile || isAuthPage(pathname)) return false;
  window.location.replace(`${profile}#protection`);
  // On the profile page the address differs by its hash alone, which loads nothing.
  if (window.location.pathname === profile) window.location.reload();
  return true;
}

function browserLocation(): SavedLocation {
  const { pathname, search, hash } = window.location;
  const entry: unknown = window.history.state;
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return { pathname, search, hash, state };
}

export function isAuthPage(pathname: string): boolean {
  return pathname === href('/auth') || pathname.startsWith(`${href('/auth')}/`);
}
