import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSession, sessionChanged } from '../session/session.ts';

/**
 * Marks the html element when both session cookies exist. Cached pages are the same for all visitors, so the
 * server renders the navigation for guests and the navigation for members. CSS uses the mark to hide one of
 * them (`.for-guests` and `.for-members` in theme.css). The script runs in the head, before anything is
 * painted.
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

/**
 * Updates the mark after login and logout, on every new page, and when this tab gets the focus, because
 * another tab may have logged in or out.
 */
export function KeepSignedInMark() {
  const location = useLocation();
  useEffect(() => {
    if (location) markSignedIn();
  }, [location]);
  useEffect(() => {
    const moments = [sessionChanged, 'focus', 'visibilitychange'];
    for (const moment of moments) window.addEventListener(moment, markSignedIn);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, markSignedIn);
    };
  }, []);
  return null;
}
