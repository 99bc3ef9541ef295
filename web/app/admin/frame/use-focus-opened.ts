import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus with the pages of the admin area: to the heading of a record or a screen that has opened, and back to
 * the row when its record closes. The row of the opened record is brought into view in its list. A change of the query alone, such as a filter, is not a new page.
 */
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

/** The same row is rendered as a table row and in two lines. One of them is shown. */
function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.offsetParent !== null);
}
