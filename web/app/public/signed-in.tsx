import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Signed in means that both cookies exist. Pages are the same for everybody, so the server renders the
 * navigation for both cases; this marks the html element before the first paint and CSS shows one of
 * them (`.for-guests`, `.for-members` in theme.css).
 */
function markSignedIn(): void {
  const has = (name: string) => new RegExp(`(^|; *)${name}=[^;]`).test(document.cookie);
  document.documentElement.toggleAttribute('data-signed-in', has('userId') && has('authToken'));
}

/** For the head: the same function, as text, before anything is painted. */
export function SignedInScript() {
  return (
    <script>
      {
        "(()=>{const has=n=>new RegExp('(^|; *)'+n+'=[^;]').test(document.cookie);document.documentElement.toggleAttribute('data-signed-in',has('userId')&&has('authToken'))})()"
      }
    </script>
  );
}

/** Keeps the mark right after login and logout, which both end in a navigation. */
export function KeepSignedInMark() {
  const location = useLocation();
  useEffect(() => {
    if (location) markSignedIn();
  }, [location]);
  return null;
}
