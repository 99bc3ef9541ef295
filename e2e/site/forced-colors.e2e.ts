import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import { cartButton, cartPanel } from '../support/floating-cart.ts';

/* With forced colors the browser removes backgrounds and shadows and replaces the colors of the shop. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('filters show which is chosen, and buttons and panels have an edge', async ({ page, t }) => {
  await page.goto('/artworks?type=vase');
  const types = page.getByRole('navigation', { name: t('artworks:search.type') });
  await expect(types.getByRole('link', { name: t('artworks:types.vase') })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(types.getByRole('link', { name: t('artworks:types.cup') })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
  await cartButton(page, t).click();
  await expectEdge(cartPanel(page, t));
  await page.goto('/artworks/JY-2024-003');
  await expectEdge(page.getByRole('button', { name: t('artworks:addToCart') }).first());
});

test('the labels of the size drawing have the color of text', async ({ page }) => {
  await page.goto('/artworks/JY-2024-001');
  const label = page.locator('main svg text').first();
  const heading = page.getByRole('heading', { level: 1 });
  const color = await heading.evaluate((element) => getComputedStyle(element).color);
  await expect(label).toHaveCSS('fill', color);
});

async function expectEdge(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('border-top-style', 'solid');
  await expect(element).toHaveCSS('border-top-width', '1px');
}
