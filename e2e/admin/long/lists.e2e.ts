import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../../fixtures.ts';
import { newStaff } from '../staff.ts';

async function shownCodes(page: Page): Promise<string[]> {
  const rows = page.locator('[data-list] [data-row]:visible');
  return rows.evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.row ?? ''));
}

test.beforeEach(async ({ page, api, shop, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await newStaff(shop, api, 'Owner'));
});

test('the keys move through the rows and their records, and Escape returns to the row', async ({
  page,
  t,
}) => {
  await page.goto('/admin/products?sort=code&pageSize=10');
  const title = page.getByRole('heading', { name: t('admin-products:title'), exact: true });
  await expect(title).toBeVisible();
  const [first = '', second = '', third = ''] = await shownCodes(page);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText(t('admin:list.selected', { count: 1 }))).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=code&pageSize=10');
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: third })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page.getByRole('article', { name: first })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator(`[data-row="${first}"]:visible [data-record]`)).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t('admin:keys.title') });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type(third);
  await expect(page.getByRole('option', { name: third })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/products/${third}$`));
});

test('pages, the sort, filters and columns make the list, and the address keeps all but the columns', async ({
  page,
  t,
}) => {
  await page.goto('/admin/products?sort=code&pageSize=10');
  const table = page.getByRole('table', { name: t('admin-products:title') });
  await expect(table.getByRole('row')).toHaveCount(11);
  const firstPage = await shownCodes(page);
  expect(firstPage).toEqual([...firstPage].sort());

  await page.getByRole('link', { name: t('admin:list.next') }).click();
  await expect(page.getByRole('link', { name: t('admin:list.previous') })).toBeVisible();
  const secondPage = await shownCodes(page);
  expect(secondPage.filter((code) => firstPage.includes(code))).toEqual([]);
  await page.getByRole('link', { name: t('admin:list.previous') }).click();
  await expect(table.getByRole('row').nth(1)).toContainText(firstPage[0] ?? '');

  await page.getByRole('link', { name: t('admin-products:fields.code') }).click();
  await expect(page).toHaveURL(/sort=-code/);
  await expect(table.getByRole('row').nth(1)).not.toContainText(firstPage[0] ?? '');

  await page.getByLabel(t('admin:list.addFilter')).selectOption({ label: t('admin-products:fields.sale') });
  await page.getByRole('combobox', { name: t('admin-products:fields.sale') }).selectOption('false');
  await expect(page).toHaveURL(/onSale=false/);
  await expect(table.getByText(t('admin-products:onSale'), { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: t('admin:list.removeFilter', { name: t('admin-products:fields.sale') }) })
    .click();
  await expect(page).not.toHaveURL(/onSale/);

  const head = table.getByRole('columnheader', { name: t('admin-products:fields.nameEn') });
  await expect(head).toBeVisible();
  await page.locator('summary', { hasText: t('admin:list.columns') }).click();
  await page.getByRole('checkbox', { name: t('admin-products:fields.nameEn') }).uncheck();
  await expect(head).toHaveCount(0);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(head).toHaveCount(0);
});

test('the CSV holds what is filtered, in the words of the page, and Excel reads it as UTF-8', async ({
  page,
  t,
}) => {
  // Other tests add pieces with other codes meanwhile.
  await page.goto('/admin/products?onSale=true&search=JY-2024&pageSize=10');
  await expect(page.getByRole('table')).toBeVisible();
  const total = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin:export.csv') }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const [head = '', ...lines] = file.slice(1).trim().split('\n');
  expect(head).toContain(t('admin-products:fields.price'));
  expect(lines).toHaveLength(total);
});
