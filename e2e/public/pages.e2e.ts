import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { expectFreeGutter } from '../support/free-gutter.ts';

const pages = [
  '/',
  '/jun-history',
  '/jun-history/5-kilns',
  '/jun-history/lu-jun',
  '/artworks',
  '/artworks-for-show',
  '/artworks/JY-2024-001',
  '/customization',
  '/esg',
  '/buying',
  '/auth',
  '/auth/register',
  '/auth/reset-password',
];

/** Only the full run opens these pages. */
const variants = [
  '/jun-history?q=nothing-is-called-like-this',
  '/jun-history/intro',
  '/jun-history/kiln-transmutation',
  '/jun-history/looking-at-jun',
  '/artworks?page=2',
  '/artworks?type=vase',
  '/artworks?q=%E5%A4%A9%E9%9D%92&type=vase&sort=price_asc',
  '/artworks?q=nothing-is-called-like-this',
  '/artworks?glaze=sky-blue&minPrice=1&status=available',
  '/artworks/JY-2024-003',
  '/artworks/JY-2024-013',
  '/artworks/JY-2024-014',
  '/artworks/JY-2025-006',
  '/customization?piece=JY-2024-003',
];

for (const path of [...pages, ...(process.env.FULL ? variants : [])]) {
  test(`${path} is accessible, fits the screen, leaves room for the cart button and causes no error`, async ({
    page,
    lng,
  }) => {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('lang', lng);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (await page.evaluate(() => innerWidth >= 1024)) await expectFreeGutter(page);
    else expect(await coveredControls(page)).toEqual([]);
  });
}

test('the most important points about delivery and returns stand on the page of a piece', async ({
  page,
  t,
}) => {
  await page.goto('/artworks/JY-2024-001');
  const points = page.getByRole('list', { name: t('artworks:buying.label') });
  await expect(points.getByRole('listitem')).toHaveCount(3);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('artworks:buying.all') })
    .click();
  await expect(page).toHaveURL('/buying');
  const contents = page.getByRole('navigation', { name: t('buying:contents') });
  await contents.getByRole('link').nth(2).click();
  await expect(page).toHaveURL('/buying#returns');
});

test('the page of a sold piece is accessible and leads to pieces that can be bought', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
}) => {
  const { productCode } = await newPiece(480);
  await api.buy(await newMember(1000), productCode);
  const similar = page.getByRole('link', { name: t('artworks:seeSimilar') });
  await expect(async () => {
    await page.goto(`/artworks/${productCode}`);
    await expect(similar).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await similar.click();
  await expect(page.getByRole('heading', { name: t('artworks:similar') })).toBeInViewport();
});

test('the page of a piece leads to an inquiry about a similar piece', async ({ page, t }) => {
  await page.goto('/artworks/JY-2024-001');
  await page.getByRole('link', { name: t('artworks:madeLikeThis') }).click();
  await expect(page).toHaveURL('/customization?piece=JY-2024-001');
  await expect(page.getByText(t('customization:enquiry.like'))).toContainText('JY-2024-001');
});

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
