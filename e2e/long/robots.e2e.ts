import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { expectAccessible } from '../fixtures.ts';
import { freshPhone } from '../support/commerce-api.ts';
import { testWithOwnShop } from '../support/own-shop.ts';
import { press, type } from '../support/press.ts';

// The tests need a shop with limits. The first one needs a day with few messages.
const test = testWithOwnShop({ LIMITS: 'on' });
test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: [/status of 403/] });

test('while guests have asked for few messages, the browser computes nothing', async ({ page, t }) => {
  const scripts = requestsOf(page);
  const phone = freshPhone();
  await page.goto('/auth/register');
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  expect(scripts.filter((url) => url.includes('work-solver'))).toEqual([]);
});

for (const [lng, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-US'],
] as const) {
  test.describe(lng, () => {
    test.use({ lng, locale });

    test('when robots have asked for many messages, a visitor registers with the keyboard alone', async ({
      page,
      t,
      api,
      shop,
      baseURL,
    }) => {
      seedMessages(shop.DATA_DIR, 1000);
      const requests = requestsOf(page);
      const phone = freshPhone();
      const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
      await page.goto('/auth/register');
      const send = page.getByRole('button', { name: t('auth:sendCode') });
      await expect(send).toBeEnabled();
      await noteAnnouncements(page);
      const beginMs = Date.now();
      await type(page, field('username'), `member${phone.slice(3)}`);
      await type(page, field('phone'), phone);
      await press(page, send);
      // The proof of work takes a random number of tries, and its challenge is valid for two minutes.
      await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible({ timeout: 120_000 });
      await expect(page.getByRole('button', { name: t('auth:sendAgain') })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(await api.latestCode(phone, 'register'));
      await type(page, field('password'), 'Test-1234!');
      await type(page, field('confirmPassword'), 'Test-1234!');
      await press(page, page.getByRole('checkbox'), 'Space');
      await press(page, page.getByRole('button', { name: t('auth:register.submit') }));
      await expect(page).toHaveURL('/');
      console.log(`registered after ${((Date.now() - beginMs) / 1000).toFixed(1)} s`);

      const announced = await announcements(page);
      expect(announced.filter((text) => text === t('auth:checking'))).toHaveLength(1);
      expect(requests.filter((url) => url.includes('work-solver')).length).toBeGreaterThan(0);
      expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    });

    test('a browser without workers is told so, and the button can be pressed again', async ({ page, t }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      await page.goto('/auth/register');
      await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(freshPhone());
      const send = page.getByRole('button', { name: t('auth:sendCode') });
      await send.click();
      const notice = page.getByRole('alert').filter({ hasText: t('auth:sendCodeFailed') });
      await expect(notice).toContainText(t('errors:code.AUT020'));
      await expect(send).not.toHaveAttribute('aria-disabled');
      await expectAccessible(page);
    });
  });
}

/** The addresses of all that the page, its frames and its workers ask for. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Each text that a screen reader says because it appears in a status. They outlive a new document. */
async function noteAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const said = JSON.parse(sessionStorage.getItem('said') ?? '[]');
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent && said.at(-1) !== textContent) said.push(textContent);
      }
      sessionStorage.setItem('said', JSON.stringify(said));
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('said') ?? '[]'));
}

/** Messages to guests in other networks. */
function seedMessages(dataDir: string, number: number): void {
  const db = new Database(path.join(dataDir, 'commerce.sqlite'));
  const insert = db.prepare(
    `INSERT INTO sms_codes (id, phone, scene, subject, ip, salt, code_hash, tries_left, sent_at, expires_at, by_member)
     VALUES (?, ?, 'register', '', ?, '', '', 5, ?, ?, 0)`,
  );
  const now = Date.now();
  db.transaction(() => {
    for (let index = 0; index < number; index += 1) {
      const ip = `10.1.${index >> 8}.${index & 255}`;
      insert.run(crypto.randomUUID(), String(13_000_000_000 + index), ip, now, now);
    }
  })();
  db.close();
}
