import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSession, sessionChanged } from '../session/session.ts';

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

/** Also updates the mark when this tab gets the focus, because another tab may have logged in or out. */
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
