import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For the element that holds the pages: it gets the focus when another page has come, as it would with a new
 * document. Else the focus stays on the link that led there, or is lost with it. Another query, such as a
 * filter's, is the same page.
 */
export function useFocusNewPage(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
