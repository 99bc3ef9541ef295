import type { Page } from '@playwright/test';

/**
 * Opens the home page and waits until its scripts have run, which then ask for the prices. Before that, a link loads a
 * whole document instead of changing the page.
 */
export async function openHome(page: Page): Promise<void> {
  const prices = page.waitForResponse(/\/api\/product\/query/);
  await page.goto('/');
  await prices;
}
