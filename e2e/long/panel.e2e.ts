import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { signInToPanel } from '../support/panel.ts';
import { pageHas } from '../support/raw-get.ts';

test('a change that is published in the admin panel appears on the site', async ({
  page,
  baseURL,
  testShop,
  newPiece,
}) => {
  const { productCode, name, documentId } = await newPiece(500);
  const { CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD } = testShop.env;

  await signInToPanel(page, { email: String(CMS_ADMIN_EMAIL), password: String(CMS_ADMIN_PASSWORD) });
  await page.getByRole('link', { name: '内容管理' }).click();
  await page.getByRole('link', { name: '作品', exact: true }).click();
  const piece = `/cms/admin/content-manager/collection-types/api::artwork.artwork/${documentId}`;
  await page.goto(`${piece}?plugins[i18n][locale]=zh`);

  const changed = `${name}（新）`;
  // Until the panel shows the language, it would ask whether to discard typed text.
  await expect(page.getByRole('combobox').filter({ hasText: '中文' })).toBeVisible();
  await expect(page.locator('input[name=name]')).toHaveValue(name);
  await page.locator('input[name=name]').fill(changed);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const onSite = () => pageHas(`${baseURL}/artworks/${productCode}`, changed);
  await expect.poll(onSite).toBe(true);
});
