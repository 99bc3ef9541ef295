import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { rawGet } from '../support/raw-get.ts';
import { wordsOf } from '../support/words.ts';

test.use({ expectedComplaints: [/status of 404/] });

for (const lng of ['zh', 'en'] as const) {
  test(`an unknown address is answered with 404 in ${lng}`, async ({ page }) => {
    const t = wordsOf(lng);
    const response = await page.goto(`/no/such/page?lng=${lng}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound'));
    await expect(page.getByRole('button', { name: t('errors:retry') })).toHaveCount(0);
    const details = page.locator('pre');
    await expect(details).toBeHidden();
    await page.getByText(t('errors:details'), { exact: true }).click();
    await expect(details).toBeVisible();
    await expect(details).toHaveText('404 Not Found\n/no/such/page');
    await page.getByRole('link', { name: t('errors:home') }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });
}

test('a piece that does not exist is answered with 404', async ({ baseURL }) => {
  expect((await rawGet(`${baseURL}/artworks/JY-1900-001`)).status).toBe(404);
});
