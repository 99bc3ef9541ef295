import type { Page } from '@playwright/test';

/** @returns a function that lets the requests continue */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
