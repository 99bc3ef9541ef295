import type { Page } from '@playwright/test';

/** Keeps calls of the page from commerce until they are let go. @returns what lets them go */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api${path}`, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
