import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a mouse over a card fades in the close-up of the glaze', async ({ page, t }) => {
  await page.goto('/artworks');
  const card = page.getByRole('article').first();
  await expect(card.locator('img')).toHaveCount(1);
  const add = page.getByRole('button', { name: t('artworks:addNamed', { name: '' }).trim() });
  await expect(add.first()).toBeEnabled();
  await card.hover();
  const closeUp = card.locator('img').nth(1);
  await expect(closeUp).toHaveJSProperty('complete', true);
  const opacity = () => closeUp.evaluate((image) => getComputedStyle(image.closest('div') ?? image).opacity);
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
});
