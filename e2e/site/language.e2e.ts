import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { rawGet } from '../support/raw-get.ts';
import { type Language, wordsOf } from '../support/words.ts';

test.use({ expectedComplaints: [/status of 401/] });

const english = 'en-GB,en;q=0.9';

const cases: [why: string, path: string, headers: Record<string, string>, lng: Language][] = [
  ['no language signal', '/', {}, 'zh'],
  ['an English browser', '/', { 'Accept-Language': english }, 'en'],
  ['a Chinese browser', '/', { 'Accept-Language': 'zh-TW,zh;q=0.9,en;q=0.5' }, 'zh'],
  ['a language the shop does not have', '/', { 'Accept-Language': 'fr' }, 'zh'],
  ['a cookie overrides the browser', '/', { 'Accept-Language': english, Cookie: 'i18next=zh' }, 'zh'],
  ['the second cookie', '/', { Cookie: 'i18nextLng=en' }, 'en'],
  ['the query overrides everything', '/?lng=en', { 'Accept-Language': 'zh', Cookie: 'i18next=zh' }, 'en'],
];

for (const [why, path, headers, lng] of cases) {
  test(`${why}: the page is in ${lng}`, async ({ baseURL }) => {
    const { status, body } = await rawGet(baseURL + path, headers);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<html[^>]* lang="${lng}"`));
    expect(body).toContain(wordsOf(lng)('home:firing.all'));
  });
}

test('the HTML itself contains the pieces and their pictures', async ({ baseURL }) => {
  const { body } = await rawGet(`${baseURL}/artworks`);
  expect(body.match(/<article/g)?.length).toBeGreaterThanOrEqual(12);
  expect(body).toContain('天青梅瓶');
  expect(body).toMatch(/<img[^>]+src="\/media\//);
});

test('headers tell caches that one address answers in two languages', async ({ baseURL }) => {
  const { headers } = await rawGet(`${baseURL}/artworks`);
  expect(headers.vary).toMatch(/cookie/i);
  expect(headers.vary).toMatch(/accept-language/i);
  expect(headers['set-cookie']).toBeUndefined();
});

test('switching the language stays on the page and is remembered', async ({ page, baseURL }) => {
  await page.goto('/artworks?type=vase');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/type=vase/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('artworks:types.vase'));

  // A link that is pressed before the scripts have run loads a new page, which stores the language with its own
  // scripts.
  await expect
    .poll(async () => {
      const cookies = await page.context().cookies(baseURL);
      return cookies.filter(({ name }) => ['i18next', 'i18nextLng'].includes(name)).map(({ value }) => value);
    })
    .toEqual(['en', 'en']);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('switching the language keeps the typed text and the notice of a refusal', async ({ page }) => {
  const words = { zh: wordsOf('zh'), en: wordsOf('en') };
  await page.goto('/auth');
  await page.getByLabel(words.zh('auth:fields.account')).fill('13900000000');
  await page.getByLabel(words.zh('auth:fields.password'), { exact: true }).fill('Wrong-1234!');
  await page.getByRole('button', { name: words.zh('auth:login.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(words.zh('auth:loginFailed'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText(words.en('auth:loginFailed'));
  await expect(page.getByLabel(words.en('auth:fields.account'))).toHaveValue('13900000000');
});

test('a page that the browser has translated survives a switch of the language and a walk through the shop', async ({
  page,
}) => {
  const words = { zh: wordsOf('zh'), en: wordsOf('en') };
  await page.goto('/artworks');
  await expect(page.getByRole('button', { name: words.zh('artworks:addToCart') }).first()).toBeEnabled();
  await translate(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en('artworks:title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await expect(page.getByRole('button', { name: words.en('artworks:addToCart') }).first()).toBeEnabled();
  await translate(page);
  await page.getByLabel(words.en('artworks:search.maxPrice')).fill('1');
  await expect(page.getByText(words.en('artworks:search.emptyTitle'))).toBeVisible();
  await expect(page.getByText(words.en('errors:request'))).toHaveCount(0);
});

/** Puts each text of the page into two `font` elements, as Chrome's translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.closest('script, style, title')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.appendChild(document.createElement('font')).append(text.textContent ?? '');
    }
  });
}
