import type { Page } from '@playwright/test';

/** Waits until the scripts ask for the prices. Before that, a link loads a document instead of changing the page. */
export async function openHome(page: Page): Promise<void> {
  const prices = page.waitForResponse(/\/api\/product\/query/);
  await page.goto('/');
  await prices;
}
