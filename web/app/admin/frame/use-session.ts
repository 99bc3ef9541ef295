import type { OutputOf } from '@junyao/commerce/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

type Session = OutputOf<'GET /admin/session'>;

interface Given {
  username: string;
  loaded: Session | undefined;
}

const refreshedEveryMs = 60_000;

/** Loads again with every screen, every minute and when the page gets the focus, because permissions may change. */
export function useSession({ username, loaded }: Given): Session | undefined {
  const { pathname } = useLocation();
  const { data, mutate } = useSWR(['admin-session', username], () => get('/admin/session', {}), {
    revalidateOnMount: false,
    refreshInterval: refreshedEveryMs,
  });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void mutate();
  }, [pathname, mutate]);
  useEffect(() => {
    void mutate(loaded, { revalidate: false });
  }, [loaded, mutate]);
  return loaded && (data ?? loaded);
}
