import { isAuthPage, locationKey, type SavedLocation } from './auth-redirect.ts';
import { parseKept } from './tab-storage.ts';

/** The location stays saved until the login has succeeded. */
export function keptLocation(): SavedLocation | null {
  const location = parseKept(locationKey);
  return isSavedLocation(location) ? location : null;
}

/** Accepts only paths of this site. `//host` would lead to another site. */
export function isSavedLocation(value: unknown): value is SavedLocation {
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
