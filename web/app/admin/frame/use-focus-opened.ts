import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading of what has opened, or the row of a closed record. A change of the query alone moves nothing. */
export function useFocusOpened(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    const row = left.startsWith(`${pathname}/`) ? visible(`[data-record][href^="${left}"]`) : undefined;
    const opened = row ?? visible('main article h1') ?? visible('main h1');
    opened?.focus({ preventScroll: true });
    const place = row ?? visible('[data-row] [aria-current="page"]')?.closest('[data-row]');
    place?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
}

/** Each row is rendered both as a table row and in two lines, and CSS hides one of the two. */
function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.offsetParent !== null);
}
