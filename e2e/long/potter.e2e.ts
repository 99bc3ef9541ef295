import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/shop/services.ts';
import { test } from '../fixtures.ts';
import { newProductCode } from '../support/new-product-code.ts';
import { openMoreActions, publishInPanel, signInToPanel } from '../support/panel.ts';
import { pageHas } from '../support/raw-get.ts';

const artworks = '/cms/admin/content-manager/collection-types/api::artwork.artwork';
const articles = '/cms/admin/content-manager/collection-types/api::article.article';
const inLanguage = (lng: 'zh' | 'en') => `?plugins[i18n][locale]=${lng}`;
const iphone = readFileSync(path.join(root, 'cms/test/iphone.heic'));
const soon = { timeout: 10_000 };

test.use({ expectedComplaints: [/status of (400|503) .*\/cms\/|正用在|ERR_INTERNET_DISCONNECTED/] });

// The panel allows only a few logins in five minutes.
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: String(baseURL) });
  await signInToPanel(page);
  signedIn = await page.context().storageState();
  await page.close();
});

test.beforeEach(async ({ context }) => {
  await context.setStorageState(signedIn);
});

test('seven photos of a phone go into a new piece, which then waits for its price', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${artworks}/create${inLanguage('zh')}`);
  await page.getByRole('button', { name: '填入', exact: true }).click();
  const code = await page.locator('input[name=productCode]').inputValue();
  expect(code).toMatch(/^[A-Z]{2}-\d{4}-\d{3}$/);
  await page.locator('input[name=name]').fill('七图瓶');
  await page.getByRole('combobox', { name: '类别' }).click();
  await page.getByRole('option', { name: '瓶', exact: true }).click();
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: await photo(6) },
    { name: 'IMG_2042.HEIC', mimeType: 'image/heic', buffer: iphone },
    { name: '微信图片_20261127.jfif', mimeType: 'image/jpeg', buffer: await photo(1) },
    { name: '底足.jpg', mimeType: 'image/jpeg', buffer: await photo(8) },
    { name: '视频.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no picture') },
    { name: 'IMG_2045.JPG', mimeType: 'image/jpeg', buffer: await photo(3) },
    { name: 'IMG_2046.JPG', mimeType: 'image/jpeg', buffer: await photo(1) },
  ]);
  await expect(page.getByText('已上传 6 / 7 张，保存后生效。')).toBeVisible(soon);
  await expect(page.getByRole('alert').filter({ hasText: '视频.mov' })).toBeVisible();
  await publishInPanel(page);
  await expect(page.getByText('已发布。还需定价并上架。')).toBeVisible(soon);
  await expect(page.getByText('有人先保存了')).toBeHidden();
  const inShop = page.getByRole('link', { name: '在商店管理后台打开' });
  await expect(inShop).toHaveAttribute('href', `/admin/products/${code}`);
  await expect.poll(() => pageHas(`${baseURL}/artworks/${code}`, '七图瓶'), soon).toBe(true);

  await page.goto('/cms/admin/plugins/upload');
  await page.getByText(code).first().click();
  await expect(page.getByText(`${code} 主图.JPG`)).toBeVisible();
  await expect(page.getByText('底足.jpg')).toBeVisible();
  await page.getByText(`${code} 主图.JPG`).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认' }).click();
  await expect(
    page.getByText(`${code} 主图.JPG 正用在：作品“七图瓶”。请先在那里换掉，再删除。`),
  ).toBeVisible();
});

test('a piece that is published in English alone is listed, and its Chinese page says so', async ({
  page,
  baseURL,
  cms,
}) => {
  const piece = newNames();
  const documentId = await cms.draftArtwork(piece);
  await page.goto(`${artworks}/${documentId}${inLanguage('en')}`);
  await openMoreActions(page);
  await page.getByRole('menuitem', { name: '这次只发布英文版' }).click();
  const address = `${baseURL}/artworks/${piece.productCode}`;
  await expect.poll(() => pageHas(address, '仅英文'), soon).toBe(true);
  const found = `${baseURL}/artworks?q=${piece.productCode}`;
  await expect.poll(() => pageHas(found, piece.names.en), soon).toBe(true);
  await expect(page.getByText('已发布。还需定价并上架。')).toBeVisible(soon);
  await openMoreActions(page);
  await page.getByRole('menuitem', { name: '取消发布', exact: true }).click();
  await expect.poll(async () => (await fetch(address)).status, soon).toBe(404);
});

test('of two people who edit one piece neither loses what they wrote', async ({
  browser,
  page,
  baseURL,
  newPiece,
}) => {
  const { documentId, name } = await newPiece(null);
  const address = `${artworks}/${documentId}${inLanguage('zh')}`;
  const other = await browser.newPage({ baseURL: String(baseURL), storageState: signedIn });
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(each.locator('input[name=name]')).toHaveValue(name);
  }
  await other.locator('input[name=glazeColor]').fill('葱翠');
  await save(other);
  await page.locator('input[name=glazeColor]').fill('月白');
  expect(await save(page)).toBe(400);
  await expect(page.getByText('有人先保存了')).toBeVisible();
  await expect(page.getByText('葱翠', { exact: true })).toBeVisible();
  await expect(page.getByText('月白', { exact: true })).toBeVisible();
  expect(await press(page, '发布'), 'nor would it be published').toBe(400);
  await expect(page.getByText('月白', { exact: true })).toBeVisible();
  await page.locator('input[name=craftsman]').fill('本坊');
  expect(await save(page), 'nothing is chosen yet').toBe(400);
  await expect(page.locator('input[name=craftsman]')).toHaveValue('本坊');
  const both = page.locator('aside').filter({ hasText: '有人先保存了' });
  await expect(both.getByText('釉色', { exact: true })).toBeVisible();
  await both.getByRole('button', { name: '用我写的' }).click();
  await expect(page.getByText('有人先保存了')).toBeHidden();
  await expect(page.locator('input[name=glazeColor]')).toHaveValue('月白');
  await expect(page.locator('input[name=craftsman]')).toHaveValue('本坊');
  expect(await save(page)).toBe(200);
  await other.getByRole('button', { name: '发布', exact: true }).click();
  await expect(other.getByText('刚刚保存了这条内容', { exact: false })).toBeVisible();
  await expect(other.locator('input[name=glazeColor]')).toHaveValue('月白');
  await other.close();
});

test('of two people who begin the English of one piece neither loses what they wrote', async ({
  browser,
  page,
  baseURL,
}) => {
  const { productCode, names } = newNames();
  await page.goto(`${artworks}/create${inLanguage('zh')}`);
  await page.locator('input[name=productCode]').fill(productCode);
  await page.locator('input[name=name]').fill(names.zh);
  expect(await save(page)).toBe(201);
  await expect(page).toHaveURL(/\/[a-z0-9]{24}\b/);
  const address = `${new URL(page.url()).pathname}${inLanguage('en')}`;
  const other = await browser.newPage({ baseURL: String(baseURL), storageState: signedIn });
  for (const each of [page, other]) {
    await each.goto(address);
    await expect(each.locator('input[name=productCode]')).toHaveValue(productCode);
    await expect(each.locator('input[name=name]')).toHaveValue('');
  }
  await other.locator('input[name=name]').fill('First Vase');
  expect(await save(other)).toBe(200);
  await other.close();
  await page.locator('input[name=name]').fill('Second Vase');
  expect(await save(page)).toBe(400);
  await expect(page.locator('input[name=name]')).toHaveValue('First Vase');
  await expect(page.getByText('Second Vase', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '用我写的' }).click();
  await expect(page.locator('input[name=name]')).toHaveValue('Second Vase');
  expect(await save(page)).toBe(200);
});

test('what was written stays in the form when it can’t be saved, and nothing is written meanwhile', async ({
  page,
  context,
  newPiece,
}) => {
  const { documentId, name } = await newPiece(null);
  await page.goto(`${artworks}/${documentId}${inLanguage('zh')}`);
  const [titled, glaze] = [page.locator('input[name=name]'), page.locator('input[name=glazeColor]')];
  await expect(titled).toHaveValue(name);
  const button = page.getByRole('button', { name: '保存', exact: true });
  await glaze.fill('雨过天青');

  const atSave = '**/content-manager/collection-types/**';
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(atSave, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await held;
    await route.fulfill({
      status: 503,
      json: { data: null, error: { status: 503, message: '服务暂时不可用' } },
    });
  });
  await button.click();
  await expect(page.locator('form [role=tabpanel]').first()).toHaveAttribute('inert', '');
  answer();
  await expect(page.getByText('服务暂时不可用')).toBeVisible(soon);
  await expect(page.locator('form [role=tabpanel]').first()).not.toHaveAttribute('inert');
  await expect(glaze).toHaveValue('雨过天青');
  await page.unroute(atSave);

  await context.setOffline(true);
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByText('连不上服务器', { exact: false }).first()).toBeVisible(soon);
  await expect(glaze).toHaveValue('雨过天青');
  await context.setOffline(false);

  await page.locator('input[name=productCode]').fill('JY-2024-001');
  expect(await save(page)).toBe(400);
  await expect(glaze).toHaveValue('雨过天青');
  await page.locator('input[name=productCode]').fill('');
  await page.reload();
});

test('a poem keeps its lines, and a text from Word its headings and lists', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = `shi-${randomInt(1_000_000)}`;
  await page.goto(`${articles}/create${inLanguage('zh')}`);
  await page.locator('input[name=title]').fill('一首诗');
  await page.locator('input[name=slug]').fill(slug);
  await page.locator('input[name=readingMinutes]').fill('1');
  await page.getByRole('button', { name: '在“正文”中添加内容' }).click();
  await page.getByRole('button', { name: '段落', exact: true }).click();
  const text = page.locator('[data-slate-editor]');
  await text.click();
  await page.keyboard.type('黄金有价，');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('钧无价。[^1]');
  await page.keyboard.press('Enter');
  await paste(page, wordText);
  await expect(text.locator('h2')).toHaveText('釉色');
  await expect(text.locator('li')).toHaveText(['天青', '月白']);
  expect(await text.innerHTML()).not.toMatch(/宋体|MsoNormal/);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText(/\[\^1\]/).filter({ hasText: '出处' })).toBeVisible();
  await page.getByText('还没有内容，点击添加。').last().click();
  await page.locator('[name="sources.0.text"]').fill('民间谚语');
  await publishInPanel(page);
  await expect.poll(() => pageHas(`${baseURL}/jun-history/${slug}`, '黄金有价'), soon).toBe(true);
  await page.goto(`/jun-history/${slug}`);
  const poem = page.getByText('黄金有价，');
  await expect(poem).toHaveCSS('white-space', 'pre-line');
  await expect(poem).toHaveText(/^黄金有价，\s钧无价。/);
});

test('the outline of a piece is found in a picture from the side', async ({ page, cms }) => {
  const documentId = await cms.draftArtwork(newNames());
  await page.goto(`${artworks}/${documentId}${inLanguage('zh')}`);
  await page.getByText('还没有内容，点击添加。').first().click();
  await page.locator('input[name="dimensions.height"]').fill('28.5');
  await page.locator('input[name="dimensions.diameter"]').fill('17.2');
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(path.join(root, 'cms/test/side-views/JY-2024-001-side.jpg'));
  await page.getByRole('button', { name: '尺寸图的轮廓' }).click();
  await page.getByRole('combobox', { name: '从哪张图' }).click();
  await page.getByRole('option', { name: /side/ }).click();
  await page.getByRole('button', { name: '从照片取轮廓' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: '采用这条轮廓' }).click();
  await expect(page.getByText(/轮廓.*\(\d\d\)/)).toBeVisible();
  expect(await save(page)).toBe(200);
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(page.getByText('有人先保存了')).toBeHidden();
});

function newNames() {
  const { productCode, number } = newProductCode('TS');
  return { productCode, names: { zh: `试件 ${number}`, en: `Trial ${number}` } };
}

/** Every photo is shown as 300 × 400, whatever its EXIF orientation. */
async function photo(orientation: number): Promise<Buffer> {
  const [width, height] = orientation > 4 ? [400, 300] : [300, 400];
  const plain = sharp({ create: { width, height, channels: 3, background: '#7fa7b8' } });
  return await plain.withMetadata({ orientation }).jpeg().toBuffer();
}

const wordText = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {font-family:"宋体"}</style></head>
<body><!--StartFragment--><h1><span style='font-family:宋体'>釉色</span></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<ul><li class=MsoNormal><b>天青</b></li><li class=MsoNormal>月白</li></ul><!--EndFragment--></body></html>`;

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(async (text) => {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([text], { type: 'text/html' }),
        'text/plain': new Blob(['釉色 天青 月白'], { type: 'text/plain' }),
      }),
    ]);
  }, html);
  await page.keyboard.press('Control+V');
}

const save = (page: Page) => press(page, '保存');

/** Returns the status of the answer. */
async function press(page: Page, name: string): Promise<number> {
  const answered = page.waitForResponse(
    (answer) =>
      ['PUT', 'POST'].includes(answer.request().method()) && answer.url().includes('/content-manager/'),
  );
  await page.getByRole('button', { name, exact: true }).click();
  return (await answered).status();
}
