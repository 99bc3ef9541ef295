import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Signed in means that both cookies exist. Pages are the same for everybody, so the server renders the
 * navigation for both cases; this marks the html element, and CSS shows one of them (`.for-guests`,
 * `.for-members` in theme.css). It runs in the head, before anything is painted.
 */
const markSource = [
  `const has=name=>new RegExp('(^|; *)'+name+'=[^;]').test(document.cookie);`,
  `document.documentElement.toggleAttribute('data-signed-in',has('userId')&&has('authToken'))`,
].join('');

export function SignedInScript() {
  return <script>{`{${markSource}}`}</script>;
}

function markSignedIn(): void {
  const has = (name: string) => new RegExp(`(^|; *)${name}=[^;]`).test(document.cookie);
  document.documentElement.toggleAttribute('data-signed-in', has('userId') && has('authToken'));
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
    const moments = ['sessionChanged', 'focus', 'visibilitychange'];
    for (const moment of moments) window.addEventListener(moment, markSignedIn);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, markSignedIn);
    };
  }, []);
  return null;
}
