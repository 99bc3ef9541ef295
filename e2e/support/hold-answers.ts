import type { Page } from '@playwright/test';

/** Keeps what the page asks for from it until it is let go. @returns what lets it go */
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
