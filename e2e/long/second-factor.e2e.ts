import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { TFunction } from 'i18next';
import { Secret, TOTP } from 'otpauth';
import type { ShopEnvironment } from '../../scripts/shop/environment.ts';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import type { Member } from '../support/commerce-api.ts';
import { withPasskeyDevice } from '../support/passkeys.ts';

// Asking for the proof is a refusal of the first call.
test.use({ expectedComplaints: [/status of 40[03]/] });

async function logIn(page: Page, t: TFunction, { phone, password }: Member): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
}

const button = (page: Page, t: TFunction, key: string) =>
  page.getByRole('button', { name: t(`second-factor:${key}`), exact: true });

async function addPasskey(page: Page, t: TFunction): Promise<void> {
  await button(page, t, 'protection.addPasskey').click();
  await expect(page.getByText(t('second-factor:protection.added'))).toBeVisible();
}

async function keepRecoveryCodes(page: Page, t: TFunction): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: t('second-factor:protection.codes') });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await button(page, t, 'protection.kept').click();
  await expect(dialog).toBeHidden();
  return codes;
}

async function giveRecoveryCode(page: Page, t: TFunction, code: string): Promise<void> {
  await page.getByLabel(t('second-factor:recoveryCode')).fill(code);
  await button(page, t, 'continue').click();
}

/** As if ten minutes had passed. */
function forgetProof(shop: ShopEnvironment, { userId }: Member): void {
  const database = new Database(path.join(shop.DATA_DIR, 'commerce.sqlite'));
  database.prepare('UPDATE sessions SET confirmed_at = 1 WHERE user_id = ?').run(userId);
  database.close();
}

test.describe('in English on a phone', () => {
  test.use({
    lng: 'en',
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('staff set up a passkey, log in with it, prove it again before an act, lose it and go on with a recovery code', async ({
    page,
    t,
    api,
    shop,
    newMember,
    signIn,
  }) => {
    const [staff, member] = [await newStaff(shop, api, 'Support'), await newMember()];
    const device = await withPasskeyDevice(page);
    await signIn(page, staff);
    await page.goto('/user');
    await addPasskey(page, t);
    const [code = '', another = '', third = ''] = await keepRecoveryCodes(page, t);
    await expect(page.getByText(t('second-factor:protection.codesLeft', { count: 10 }))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.context().clearCookies();
    await logIn(page, t, staff);
    await expect(page.getByRole('heading', { name: t('second-factor:title') })).toBeVisible();
    await expectAccessible(page);
    await button(page, t, 'usePasskey').click();
    await expect(page).not.toHaveURL(/\/auth/);

    forgetProof(shop, staff);
    await page.goto(`/admin/users/${member.userId}`);
    await page.getByRole('button', { name: t('admin-users:actions.freeze.verb'), exact: true }).click();
    const freeze = page.getByRole('dialog', {
      name: t('admin-users:actions.freeze.title', { name: `member${member.phone.slice(3)}` }),
    });
    await freeze.getByRole('textbox').fill('asked for by phone');
    await freeze.getByRole('button', { name: t('admin-users:actions.freeze.verb'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('second-factor:title') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await button(page, t, 'usePasskey').click();
    await expect(question).toBeHidden();
    await expect(freeze).toBeHidden();
    const article = page.getByRole('article');
    await expect(article.getByText(t('admin-users:status.frozen'), { exact: true }).first()).toBeVisible();

    await device.lose();
    await page.context().clearCookies();
    await logIn(page, t, staff);
    await button(page, t, 'instead.recovery').click();
    await giveRecoveryCode(page, t, code);
    await expect(page).not.toHaveURL(/\/auth/);

    await withPasskeyDevice(page);
    await page.goto('/user');
    await button(page, t, 'protection.addPasskey').click();
    await button(page, t, 'instead.recovery').click();
    await giveRecoveryCode(page, t, another);
    await expect(page.getByText(t('second-factor:protection.added'))).toBeVisible();
    await expect(page.getByText(t('second-factor:protection.codesLeft', { count: 8 }))).toBeVisible();
    const rows = page.getByRole('region', { name: t('second-factor:protection.titleOfStaff') });
    await expect(rows.getByRole('button', { name: t('second-factor:protection.remove') })).toHaveCount(2);

    await page.context().clearCookies();
    await logIn(page, t, staff);
    await button(page, t, 'instead.recovery').click();
    await giveRecoveryCode(page, t, code);
    await expect(page.getByText(t('second-factor:notProved'))).toBeVisible();
    await giveRecoveryCode(page, t, third);
    await expect(page).not.toHaveURL(/\/auth/);
  });
});

test('staff set up an authenticator app and log in with its code', async ({ page, t, api, shop, signIn }) => {
  const staff = await newStaff(shop, api, 'Finance');
  await signIn(page, staff);
  await page.goto('/user');
  await button(page, t, 'protection.setUpApp').click();
  const dialog = page.getByRole('dialog', { name: t('second-factor:protection.setUpApp') });
  const secret = (await dialog.locator('.font-mono').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('000000');
  await button(page, t, 'continue').click();
  await expect(dialog.getByText(t('second-factor:wrongAppCode'))).toBeVisible();
  await dialog.getByRole('textbox').fill(app.generate());
  await button(page, t, 'continue').click();
  await expect(dialog).toBeHidden();
  await keepRecoveryCodes(page, t);

  await page.context().clearCookies();
  await logIn(page, t, staff);
  // The code of this half minute was used to set up the app, and the next one counts already.
  await page.getByLabel(t('second-factor:appCode')).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await button(page, t, 'continue').click();
  await expect(page).not.toHaveURL(/\/auth/);
});

test('a member logs in with a passkey instead of a password', async ({ page, t, newMember, signIn }) => {
  const member = await newMember();
  await withPasskeyDevice(page);
  await signIn(page, member);
  await page.goto('/user');
  await addPasskey(page, t);
  await expect(page.getByText(t('second-factor:protection.codes'))).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/auth');
  await button(page, t, 'loginByPasskey').click();
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/user');
  await expect(page.getByText(t('second-factor:protection.neverUsed'))).toHaveCount(0);
});
