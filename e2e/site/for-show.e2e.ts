import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a piece for show has a page without price and button, and is in its own list alone', async ({
  page,
  t,
  cms,
}) => {
  const productCode = `TS-2031-${String(randomInt(1000)).padStart(3, '0')}`;
  const name = `陈列 ${productCode}`;
  await cms.publishArtwork({ productCode, names: { zh: name, en: name }, forShow: true });
  const card = page.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    await page.goto('/artworks-for-show');
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();

  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(t('artworks:forShow.note'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('artworks:addNamed', { name }) })).toHaveCount(0);

  await page.goto(`/artworks?q=${productCode}`);
  await expect(page.getByText(t('artworks:search.emptyTitle'))).toBeVisible();
});
