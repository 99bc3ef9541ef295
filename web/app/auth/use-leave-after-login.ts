import { href, useNavigate } from 'react-router';
import { forgetLocation, keptLocation, type SavedLocation } from '../session/auth-redirect.ts';

/** Leads back to the page where the login got in the way, with the router's state of that entry; else home. */
export function useLeaveAfterLogin(): () => void {
  const navigate = useNavigate();
  return () => {
    const { pathname, search, hash, state } = keptLocation() ?? home;
    forgetLocation();
    void navigate({ pathname, search, hash }, { replace: true, state });
  };
}

const home: SavedLocation = { pathname: href('/'), search: '', hash: '', state: null };
