import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { test } from '../fixtures.ts';
import { openHome } from '../support/open-home.ts';
import { goToMemberPage } from '../support/visitor.ts';

test.use({ expectedComplaints: [/Failed to load resource|dynamically imported module/] });

async function openHomeThenLoseTheNetwork(page: Page): Promise<void> {
  await openHome(page);
  await page.context().setOffline(true);
}

async function expectRetryToHelp(page: Page, t: TFunction, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('button', { name: t('errors:retry') });
  await expect(heading).toHaveText(t('errors:network'));
  await retry.click();
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(heading).toHaveText(t('errors:network'));
  await page.context().setOffline(false);
  await retry.click();
  await expect(heading).toHaveText(title);
}

test('a page that is opened without a network says so, and a retry opens it', async ({ page, t }) => {
  await openHomeThenLoseTheNetwork(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navbar:artworks') })
    .click();
  await expect(page).toHaveURL('/artworks');
  await expectRetryToHelp(page, t, t('artworks:title'));
});

test('a page without data that is opened without a network says so, and a retry opens it', async ({
  page,
  t,
}) => {
  await openHomeThenLoseTheNetwork(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navbar:login') })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectRetryToHelp(page, t, t('auth:login.title'));
});

test('a member page that is opened without a network says so, and a retry opens it', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await openHomeThenLoseTheNetwork(page);
  await goToMemberPage({ page, t, api }, 'wallet');
  await expect(page).toHaveURL('/user/wallet');
  await expectRetryToHelp(page, t, t('wallet:title'));
});
