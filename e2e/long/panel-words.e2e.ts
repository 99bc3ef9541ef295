import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { englishOn, signInToPanel } from '../support/panel.ts';

const collections = ['artwork', 'article', 'literature', 'design-drawing'];
const singles = [
  'home-page',
  'stories-page',
  'esg-page',
  'customization-page',
  'for-show-page',
  'buying-page',
  'site-setting',
];
const manager = '/cms/admin/content-manager';
const list = (type: string) => `${manager}/collection-types/api::${type}.${type}?plugins[i18n][locale]=zh`;

test('the staff read no English on any page of the panel, and no request fails there', async ({ page }) => {
  test.slow();
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      failed.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  const found: Record<string, string[]> = {};
  const look = async (place: string) => {
    const english = await englishOn(page);
    if (english.length > 0) found[place] = [...new Set(english)];
  };

  await page.goto('/cms/admin');
  await expect(page.locator('input[name=email]')).toBeVisible();
  await look('login');
  await signInToPanel(page);
  await settle(page);
  await look('home');

  for (const type of collections) {
    await page.goto(list(type));
    await settle(page);
    await look(`list of ${type}`);
    await page.getByRole('button', { name: '筛选' }).click();
    await look(`filters of ${type}`);
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('checkbox').click();
    await look(`chosen ${type}`);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look(`actions of ${type}`);
    await expect(page.getByText('删除')).toHaveCount(0);
    await page.goto(list(type).replace('?', '/create?'));
    await settle(page);
    await look(`new ${type}`);
    await page.locator('input[name=name], input[name=title]').fill('试');
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('此项为必填项。').first()).toBeVisible();
    await look(`refused ${type}`);
    await page.goto(list(type));
    await page.getByRole('row').nth(1).click();
    await settle(page);
    await openEverything(page);
    await look(`form of ${type}`);
  }
  for (const type of singles) {
    await page.goto(`${manager}/single-types/api::${type}.${type}?plugins[i18n][locale]=zh`);
    await settle(page);
    await openEverything(page);
    await look(`form of ${type}`);
  }
  await page.goto('/cms/admin/plugins/upload');
  await settle(page);
  await look('files');
  await page.getByRole('button', { name: '添加文件' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('upload');
  for (const place of ['me', 'settings']) {
    await page.goto(`/cms/admin/${place}`);
    await settle(page);
    await look(place);
  }

  expect(found).toEqual({});
  expect(failed).toEqual([]);
});

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function openEverything(page: Page): Promise<void> {
  const closed = page.locator('.form-fold[aria-expanded=false]');
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  const more = page.getByRole('button', { name: '更多操作' });
  if (await more.count()) await more.first().click();
}
