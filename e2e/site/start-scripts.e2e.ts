import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdAnswers } from '../support/hold-answers.ts';

test('the scripts of a page are requested after its first pictures have arrived', async ({ page }) => {
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/media/')) order.push('picture');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) order.push('script');
  });
  // While time stands still, slow pictures do not start the scripts.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/artworks');
  expect(order).not.toContain('script');
  await expect(async () => {
    await page.clock.runFor(100);
    expect(order).toContain('script');
  }).toPass();
  expect(order[0]).toBe('picture');
});

test('a picture that does not arrive keeps no page from working', async ({ page, t }) => {
  await holdAnswers(page, '**/media/**');
  await page.goto('/artworks', { waitUntil: 'commit' });
  await expect(
    page.getByRole('button', { name: t('artworks:addNamed', { name: '' }).trim() }).first(),
  ).toBeEnabled();
});
