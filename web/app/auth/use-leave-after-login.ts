import { href, useNavigate } from 'react-router';
import { forgetLocation, keptLocation, type SavedLocation } from '../session/auth-redirect.ts';

/**
 * After the login, returns to the page that asked for it, with the router state that page had. Without such a page
 * it goes to the home page.
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
