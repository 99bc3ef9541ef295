import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('the arrow keys switch between the tabs of the censer cup', async ({ page }) => {
  await page.goto('/customization?lng=en');
  const tabs = page.getByRole('tablist').getByRole('tab');
  await expect(tabs).toHaveText(['Inspiration', 'Base Design', 'Usage Scenarios']);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Inspiration');

  // The keys work as soon as the scripts of the page have started.
  await expect(async () => {
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(panel).toHaveAccessibleName('Base Design');
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName('Usage Scenarios');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(panel).toHaveAccessibleName('Inspiration');
  await page.keyboard.press('Tab');
  await expect(tabs.nth(1)).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three panels of the censer cup are shown, each under its title', async ({ page }) => {
    await page.goto('/customization?lng=en');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const title of ['Inspiration', 'Base Design', 'Usage Scenarios']) {
      await expect(page.getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
    await expect(page.getByText('On a desk: one person, one cup, one small mountain')).toBeVisible();
  });
});
