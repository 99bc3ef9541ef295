import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import { forgetLocation, type SavedLocation } from '../session/auth-redirect.ts';

/**
 * After a login, which is a result with `next`: leads back to where the login got in the way, with the router's state of that entry;
 * else home.
 */
export function useLeaveAfterLogin(result: { next?: SavedLocation | null } | null | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (result?.next === undefined) return;
    forgetLocation();
    const { pathname, search, hash, state } = result.next ?? home;
    void navigate({ pathname, search, hash }, { replace: true, state });
  }, [result, navigate]);
}

const home: SavedLocation = { pathname: href('/'), search: '', hash: '', state: null };
