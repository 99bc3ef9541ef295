import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const codes = (page: Page) =>
  page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a choice of glaze, status or price shows its pieces at once and stands in the address', async ({
  page,
  t,
}) => {
  await page.goto('/artworks');
  const glazes = page.getByRole('navigation', { name: t('artworks:glaze') });
  await glazes.getByRole('link', { name: t('artworks:glazes.aubergine') }).click();
  await expect(page).toHaveURL('/artworks?glaze=aubergine');
  await expect(glazes.locator('[aria-current]')).toHaveText(t('artworks:glazes.aubergine'));
  // The address changes a moment before the list.
  await expect.poll(() => codes(page)).not.toContain('/artworks/JY-2024-001');
  expect(await codes(page)).toContain('/artworks/JY-2024-011');

  await page.getByLabel(t('artworks:search.status')).selectOption('sold');
  await expect(page).toHaveURL('/artworks?glaze=aubergine&status=sold');
  await page.getByLabel(t('artworks:search.minPrice')).fill('99999999');
  await expect(page).toHaveURL('/artworks?glaze=aubergine&status=sold&minPrice=99999999');
  await expect(page.getByText(t('artworks:search.emptyTitle'))).toBeVisible();

  const highest = page.getByLabel(t('artworks:search.maxPrice'));
  await highest.fill('100');
  await expect(highest).toHaveAccessibleDescription(t('artworks:search.pricesReversed'));
  await expect(
    page.getByRole('status').filter({ hasText: t('artworks:search.pricesReversed') }),
  ).toBeVisible();
  await expect(page.getByLabel(t('artworks:search.minPrice'))).toHaveValue('99999999');
  await expect(highest).toHaveValue('100');

  await page
    .getByRole('link', { name: t('artworks:search.clear') })
    .first()
    .click();
  await expect(page).toHaveURL('/artworks');
  await expect(page.getByLabel(t('artworks:search.minPrice'))).toHaveValue('');
  await expect(page.getByLabel(t('artworks:search.status'))).toHaveValue('');
});

test('typing searches without Enter, keeps the focus and leaves one entry in the history', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await page.goto('/artworks');
  const field = page.getByRole('searchbox', { name: t('artworks:search.label') });
  await expect(page.getByRole('button', { name: t('artworks:addToCart') }).first()).toBeEnabled();
  await field.pressSequentially('JY-2024-00');
  await expect(page).toHaveURL('/artworks?q=JY-2024-00');
  await field.pressSequentially('3');
  await expect(page).toHaveURL('/artworks?q=JY-2024-003');
  await expect.poll(() => codes(page)).toEqual(['/artworks/JY-2024-003']);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('JY-2024-003');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('when the server refuses to search so often', () => {
  test.use({ expectedComplaints: [/status of 429/] });

  test('the list stays with a sentence and the time to wait, and is then loaded', async ({ page, t }) => {
    await page.goto('/artworks');
    await expect(page.getByRole('button', { name: t('artworks:addToCart') }).first()).toBeEnabled();
    const before = await codes(page);
    const field = page.getByRole('searchbox', { name: t('artworks:search.label') });
    await page.route('**/artworks.data?*', (route) =>
      route.fulfill({
        status: 429,
        json: { status: 'ERROR', errorCode: 'SYS003', details: { retryAfterSeconds: 30 } },
      }),
    );
    await page.clock.install();
    await field.fill('JY-2024-003');
    await page.clock.runFor(1_000);
    await expect(page.getByText(t('errors:code.SYS003'))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^00:[23]\d$/);
    expect(await codes(page)).toEqual(before);
    await expect(field).toHaveValue('JY-2024-003');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/artworks?q=JY-2024-003');
    await field.press('Enter');
    await expect(page.getByText(t('errors:code.SYS003'))).toBeVisible();

    await page.unroute('**/artworks.data?*');
    await page.clock.runFor(31_000);
    await expect.poll(() => codes(page)).toEqual(['/artworks/JY-2024-003']);
    await expect(page.getByText(t('errors:code.SYS003'))).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters the list and keeps the chosen glaze', async ({ page, t }) => {
    await page.goto('/artworks?glaze=splashed');
    await page.getByLabel(t('artworks:search.status')).selectOption('available');
    await page.getByLabel(t('artworks:search.maxPrice')).fill('1');
    await page.getByRole('button', { name: t('artworks:search.apply') }).click();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      glaze: 'splashed',
      status: 'available',
      maxPrice: '1',
    });
    await expect(page.getByText(t('artworks:search.emptyTitle'))).toBeVisible();
    await expect(page.getByLabel(t('artworks:search.maxPrice'))).toHaveValue('1');
  });
});
