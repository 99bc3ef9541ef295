import type { Page } from '@playwright/test';

/** Returns the controls that a fixed element covers after focus or after scrolling to them, by text or name. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return position === 'fixed' && pointerEvents !== 'none' && isShown(element);
    });
    const isCovered = (element: Element) => {
      const box = element.getBoundingClientRect();
      return fixed.some((each) => {
        const { top, right, bottom, left } = each.getBoundingClientRect();
        // A scroll ends at whole pixels, so up to one pixel may overlap.
        return box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left;
      });
    };
    const controls = ':is(main, footer) :is(a[href], :is(button, input, select, textarea):enabled)';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isShown(control) && !fixed.some((each) => each.contains(control)))
      .filter((control) => {
        window.scrollTo(0, 0);
        control.focus();
        if (isCovered(control)) return true;
        control.scrollIntoView({ block: 'end' });
        return isCovered(control);
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.outerHTML);
  });
}
