import type { SavedLocation } from '../session/auth-redirect.ts';
import { isSavedLocation } from '../session/kept-location.ts';

/** The page whose link opened the document. A login link pressed before the scripts have started saves no location. */
export function referringLocation(): SavedLocation | null {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return null;
  const { pathname, searchParams, hash } = new URL(document.referrer);
  // The visitor may choose another language before the login.
  searchParams.delete('lng');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const location = { pathname, search, hash, state: null };
  const isPage = !/^\/(api|cms)(\/|$)/.test(pathname);
  return isPage && isSavedLocation(location) ? location : null;
}
