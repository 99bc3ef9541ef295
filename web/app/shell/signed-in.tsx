import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSession, sessionChanged } from '../session/session.ts';

/**
 * Signed in means that both cookies exist. Pages are the same for everybody, so the server renders the
 * navigation for both cases; this marks the html element, and CSS shows one of them (`.for-guests`,
 * `.for-members` in theme.css). It runs in the head, before anything is painted.
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
 * Keeps the mark right after login and logout: told by an event, or seen at the next page. Another tab may have
 * logged in or out meanwhile, so it is looked at again when this one is.
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
