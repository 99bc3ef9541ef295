import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';

test('an answer about prices that arrives late does not replace a newer one', async ({
  page,
  shop,
  newPiece,
}) => {
  const { productCode } = await newPiece(480);
  const offers = '**/api/product/query?*';
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    void page.route(
      offers,
      async (route) => {
        const response = await route.fetch();
        resolve();
        await free;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  });
  const late = page.waitForRequest(offers);
  await page.goto(`/artworks/${productCode}`);
  const price = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(price.getByText('¥480')).toBeVisible();
  await asked;

  await runCommand(shop, 'product-price', productCode, '620');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(price.getByText('¥620')).toBeVisible();
  letGo();
  await (await (await late).response())?.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(price.getByText('¥620')).toBeVisible();
});
