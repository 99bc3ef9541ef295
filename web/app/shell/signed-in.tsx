import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSession } from '../session/session.ts';
import { useUserId } from '../session/use-user-id.ts';

/**
 * Cached pages are the same for all visitors, so they contain the navigation of guests and that of members. CSS hides
 * one of them by this mark (theme.css), which the script sets before anything is painted.
 */
const markSource =
  `const has=name=>new RegExp('(^|; *)'+name+'=[^;]').test(document.cookie);` +
  `document.documentElement.toggleAttribute('data-signed-in',has('userId')&&has('authToken'))`;

export function SignedInScript() {
  return <script suppressHydrationWarning>{import.meta.env.SSR ? `{${markSource}}` : ''}</script>;
}

function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null);
}

export function KeepSignedInMark() {
  const location = useLocation();
  const userId = useUserId();
  useEffect(() => {
    // Always true: it names the two whose changes are the moments to look.
    if (userId || location) markSignedIn();
  }, [userId, location]);
  return null;
}
