import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { test } from '../../fixtures.ts';

/** The English part of the title has unusual capitals. */
const sample = {
  zh: { numerals: '十个数字：官钧的年代之争', blue: '没有颜料的蓝：钧釉的呈色', part: '官钧' },
  en: {
    numerals: 'Ten Numerals: The Dating of the Official Jun Wares',
    blue: 'Blue Without Pigment: The Color of Jun Glaze',
    part: 'OFFICIAL jun',
  },
} as const;

const searchField = (page: Page, t: TFunction) =>
  page.getByRole('searchbox', { name: t('history:literature.search') });
const title = (page: Page, name: string) => page.getByRole('heading', { name });

test('literature is found while typing, and the search is in the address', async ({ page, t, lng }) => {
  const { numerals, blue, part } = sample[lng];
  await page.goto('/jun-history', { waitUntil: 'networkidle' });
  await expect(title(page, blue)).toBeVisible();

  await searchField(page, t).pressSequentially(part);
  await expect(title(page, blue)).toBeHidden();
  await expect(title(page, numerals)).toBeVisible();
  await expect(page).toHaveURL(`/jun-history?${new URLSearchParams({ q: part })}`);

  await searchField(page, t).fill('nothing is called like this');
  await expect(page.getByText(t('history:noLiterature'))).toBeVisible();
  await page.getByRole('link', { name: t('history:literature.showAll') }).click();
  await expect(title(page, blue)).toBeVisible();
  await expect(searchField(page, t)).toHaveValue('');
});

test('literature is read in the browser and downloaded under its title', async ({
  page,
  t,
  lng,
  request,
}) => {
  const { numerals: name } = sample[lng];
  await page.goto('/jun-history');
  const view = page.getByRole('link', { name: t('history:literature.viewNamed', { name }) });
  const inline = await request.get((await view.getAttribute('href')) ?? '');
  expect(inline.headers()['content-disposition']).toMatch(/^inline/);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: t('history:literature.downloadNamed', { name }) }).click();
  expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches the literature', async ({ page, t, lng }) => {
    const { numerals, blue, part } = sample[lng];
    await page.goto('/jun-history');
    await searchField(page, t).fill(part);
    await searchField(page, t).press('Enter');
    await expect(title(page, numerals)).toBeVisible();
    await expect(title(page, blue)).toBeHidden();
    await expect(searchField(page, t)).toHaveValue(part);
  });
});
