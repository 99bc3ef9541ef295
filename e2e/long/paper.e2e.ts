import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

test('a printed article has its sources with their addresses, and neither menus nor buttons', async ({
  page,
}) => {
  await page.goto('/jun-history/lu-jun?lng=en');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('common:toasts') })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const source = page.locator('.source-list a[href^="http"]').first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain(await source.getAttribute('href'));
});

test('the page about buying is printed as text alone', async ({ page }) => {
  await page.goto('/buying?lng=en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/auth',
    '/auth/register',
    '/user/cart',
    '/user/order/list',
    '/esg',
    '/artworks/JY-2024-001',
  ]) {
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(`${path}?lng=en`);
      const sentence = page.locator('noscript p').first();
      await expect(sentence).toBeVisible();
      await expect(sentence).toHaveText(t('common:needsScript'));
    });
  }
});
