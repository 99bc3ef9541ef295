import { href, useNavigate } from 'react-router';
import { forgetLocation, keptLocation, type SavedLocation } from '../session/auth-redirect.ts';

/**
 * Returns the function to call after a login. It opens the saved page with the router state of that page, or
 * the home page if no page is saved.
 */
export function useLeaveAfterLogin(): () => void {
  const navigate = useNavigate();
  return () => {
    const { pathname, search, hash, state } = keptLocation() ?? home;
    forgetLocation();
    void navigate({ pathname, search, hash }, { replace: true, state });
  };
}

const home: SavedLocation = { pathname: href('/'), search: '', hash: '', state: null };
