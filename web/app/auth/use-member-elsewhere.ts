import { useEffect, useRef } from 'react';
import { href, useNavigate } from 'react-router';
import { readSession } from '../session/session.ts';

/** Who is logged in already has nothing to do on a page for guests. Looked at once, when it is opened. */
export function useMemberElsewhere(): void {
  const navigate = useNavigate();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (readSession()) void navigate(href('/user'), { replace: true });
  }, [navigate]);
}
