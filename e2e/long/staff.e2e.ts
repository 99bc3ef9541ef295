import { randomInt } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/shop/services.ts';
import { test } from '../fixtures.ts';
import { newProductCode } from '../support/new-product-code.ts';
import { openMoreActions, publishInPanel, signInToPanel } from '../support/panel.ts';
import { pageHas } from '../support/raw-get.ts';

const samples = path.join(root, 'cms/seed/media');
const artworks = '/cms/admin/content-manager/collection-types/api::artwork.artwork';
const literature = '/cms/admin/content-manager/collection-types/api::literature.literature';
const inLanguage = (lng: 'zh' | 'en') => `?plugins[i18n][locale]=${lng}`;

// The builder of content types, which is closed to staff, requests a paid feature and then aborts the request.
test.use({ expectedComplaints: [/status of 404 .*\/cms\/admin\/ai-token|AbortError/] });

test('the staff write a piece in two languages, preview it, publish it, correct it and take it off the site', async ({
  page,
  baseURL,
}) => {
  const { productCode, number } = newProductCode('TS');
  const names = { zh: `员工式杯 ${number}`, corrected: `员工试杯 ${number}`, en: `Staff Cup ${number}` };
  const address = `${baseURL}/artworks/${productCode}`;
  const soon = { timeout: 5000 };

  await signInToPanel(page);
  await page.goto(`${artworks}/create${inLanguage('zh')}`);
  await page.locator('input[name=productCode]').fill(productCode);
  await page.locator('input[name=name]').fill(names.zh);
  await page.getByRole('combobox', { name: '类别' }).click();
  await page.getByRole('option', { name: '杯盏' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('此项为必填项。'), 'the main picture is missing').toBeVisible();
  await uploadInFirstField(page, 'JY-2024-005-main.jpg');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('英文 0%')).toBeVisible();
  const piece = new URL(page.url()).pathname;

  await page.getByRole('link', { name: '打开预览' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1, name: names.zh })).toBeVisible();
  await expect(preview.getByText('预览：尚未发布')).toBeVisible();
  const signed = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect((await fetch(signed)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(signed.replace('.draft.', '.draft.1'))).status).toBe(403);
  expect((await fetch(address)).status, 'visitors see no draft').toBe(404);

  await page.goto(`${piece}${inLanguage('en')}`);
  await expect(page.getByRole('combobox').filter({ hasText: '英文' })).toBeVisible();
  await page.locator('input[name=name]').fill(names.en);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('英文 100%')).toBeVisible();
  await publishInPanel(page);
  await page.goto(`${artworks}${inLanguage('zh')}&_q=${productCode}`);
  await expect(page.getByRole('row', { name: productCode })).toContainText('英文 100%');
  await expect.poll(() => pageHas(address, names.zh), soon).toBe(true);
  expect(await pageHas(`${address}?lng=en`, names.en)).toBe(true);

  await openChinese(page, piece, names.zh);
  await page.locator('input[name=name]').fill(names.corrected);
  await publishInPanel(page);
  await expect.poll(() => pageHas(address, names.corrected), soon).toBe(true);

  await withdraw(page);
  await expect.poll(async () => (await fetch(address)).status, soon).toBe(404);
});

test('the staff publish a PDF, and settings and accounts are closed to them', async ({ page, baseURL }) => {
  const title = `员工文献 ${randomInt(10_000_000)}`;
  await signInToPanel(page);
  await page.goto(`${literature}/create${inLanguage('zh')}`);
  await page.locator('input[name=title]').fill(title);
  await uploadInFirstField(page, 'literature-ten-numerals.pdf');
  await publishInPanel(page);
  await expect.poll(() => pageHas(`${baseURL}/jun-history`, title), { timeout: 5000 }).toBe(true);

  for (const closed of ['settings/users', 'settings/api-tokens', 'plugins/content-type-builder']) {
    await page.goto(`/cms/admin/${closed}`);
    await expect(page.getByText('您没有权限查看这里的内容'), closed).toBeVisible();
  }
});

/** Text that is typed before the panel shows the language would be discarded. */
async function openChinese(page: Page, document: string, name: string): Promise<void> {
  await page.goto(`${document}${inLanguage('zh')}`);
  await expect(page.getByRole('combobox').filter({ hasText: '中文' })).toBeVisible();
  await expect(page.locator('input[name=name]')).toHaveValue(name);
}

async function uploadInFirstField(page: Page, file: string): Promise<void> {
  await page.getByText('点击选择图片或文件，也可以拖到这里').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '上传文件' }).click();
  await dialog.locator('input[type=file]').setInputFiles(path.join(samples, file));
  await dialog.getByRole('button', { name: '上传 1 个文件' }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
}

async function withdraw(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/actions/unpublish'));
  await openMoreActions(page);
  await page.getByRole('menuitem', { name: '取消发布', exact: true }).click();
  expect((await answered).status()).toBeLessThan(300);
}
