import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';

const pages = [
  '/',
  '/jun-history',
  '/jun-history?q=nothing-is-called-like-this',
  '/jun-history/intro',
  '/jun-history/5-kilns',
  '/jun-history/lu-jun',
  '/artworks',
  '/artworks?q=%E5%A4%A9%E9%9D%92&type=vase&sort=price_asc',
  '/artworks?q=nothing-is-called-like-this',
  '/artworks/JY-2024-001',
  '/artworks/JY-2024-003',
  '/artworks/JY-2024-013',
  '/artworks/JY-2024-014',
  '/auth',
  '/auth/register',
];

for (const path of pages) {
  test(`${path} is accessible, fits the screen and causes no error in the browser`, async ({ page, lng }) => {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('lang', lng);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the page of the API fits the screen, with the table of all refusals', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('region', { name: 'Table of refusals' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('pictures are sent in a size for the screen and in AVIF', async ({ page }) => {
  await page.goto('/artworks/JY-2024-001');
  const picture = page.getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    source: image.currentSrc,
    width: image.naturalWidth,
  }));
  expect(shown.source).toMatch(/\/media\/\d+\/avif\//);
  expect(shown.width).toBeGreaterThan(0);
});
