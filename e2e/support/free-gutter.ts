import { expect, type Page } from '@playwright/test';

/**
 * The specification puts the round button 24 px from the left, 48 px wide. It may cover only a picture in the full
 * width of the window.
 */
export async function expectFreeGutter(page: Page): Promise<void> {
  for (const width of process.env.FULL ? [1024, 1280, 1440] : [1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(contentBelowButton), `at a width of ${width}`).toEqual([]);
  }
}

function contentBelowButton(): string[] {
  const isBelow = ({ left, right, width }: DOMRect) =>
    width > 0 && left < 72 && right > 24 && !(left <= 0 && right >= document.documentElement.clientWidth);
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  const found: string[] = [];
  const content = document.querySelectorAll(':is(header, main, footer), :is(header, main, footer) *');
  for (const element of content) {
    if (!isShown(element)) continue;
    const isBox = element.matches('img, svg, canvas, button, input, select, textarea');
    const hasLine = Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const boxes = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    if (isBox) boxes.push(element.getBoundingClientRect());
    if (boxes.some(isBelow)) found.push(element.textContent || element.outerHTML);
    if (hasLine && element.getBoundingClientRect().left < 72) found.push(`line above ${element.outerHTML}`);
  }
  return found;
}
