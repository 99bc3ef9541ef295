import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { test } from '../fixtures.ts';
import { goToMemberPage } from '../support/visitor.ts';

// What the browser and React Router say of a missing network.
test.use({ expectedComplaints: [/Failed to load resource|dynamically imported module/] });

/** Opens the home page, and takes the network away once its scripts work. */
async function openHomeThenLoseTheNetwork(page: Page): Promise<void> {
  const offersOfNow = page.waitForResponse(/\/api\/product\/query/);
  await page.goto('/');
  await offersOfNow;
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

test('without a network a page that is opened for the first time says so, and a retry opens it', async ({
  page,
  t,
}) => {
  await openHomeThenLoseTheNetwork(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navbar:artworks') })
    .click();
  await expect(page).toHaveURL('/artworks');
  await expectRetryToHelp(page, t, t('artworks:title'));
});

test('so does a page without data of its own', async ({ page, t }) => {
  await openHomeThenLoseTheNetwork(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navbar:login') })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectRetryToHelp(page, t, t('auth:login.title'));
});

test('so does a page of the member area', async ({ page, t, api, newMember, signIn }) => {
  await signIn(page, await newMember());
  await openHomeThenLoseTheNetwork(page);
  await goToMemberPage({ page, t, api }, 'wallet');
  await expect(page).toHaveURL('/user/wallet');
  await expectRetryToHelp(page, t, t('wallet:title'));
});
