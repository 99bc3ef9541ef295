import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { type commerceApi, sampleAddress } from './commerce-api.ts';
import { acceptTerms } from './fill-registration.ts';

interface Visitor {
  page: Page;
  t: TFunction;
  api: ReturnType<typeof commerceApi>;
}

/** Uses the member menu: the dropdown on a desktop, the sheet on a phone. */
export async function goToMemberPage(
  { page, t }: Visitor,
  key: 'addresses' | 'cart' | 'wallet' | 'orders',
): Promise<void> {
  const menu = page.getByRole('banner');
  const sheet = menu.getByRole('button', { name: t('navbar:menu') });
  if (await sheet.isVisible()) await sheet.click();
  else await menu.getByText(t('navbar:memberCenter')).click();
  const link = menu.getByRole('link', { name: t(`navbar:${key}`), exact: true });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
}

export async function registerByForm({ page, t, api }: Visitor, phone: string): Promise<void> {
  const password = 'Test-1234!';
  const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
  await field('username').fill(`member${phone.slice(3)}`);
  await field('phone').fill(phone);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  await field('code').fill(await api.latestCode(phone, 'register'));
  await field('password').fill(password);
  await field('confirmPassword').fill(password);
  await acceptTerms(page);
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
}

export async function addAddress({ page, t }: Visitor, phone: string): Promise<void> {
  await page.getByRole('button', { name: t('user:address.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('user:address.add') });
  const field = (key: string) => dialog.getByLabel(t(`user:address.${key}`), { exact: true });
  const { province, city, district, ...typed } = sampleAddress(phone);
  for (const [key, value] of Object.entries(typed)) await field(key).fill(value);
  // The options for the city depend on the province, and the options for the district depend on the city.
  for (const [key, value] of Object.entries({ province, city, district })) {
    await field(key).selectOption(value);
  }
  await dialog.getByRole('button', { name: t('user:address.save') }).click();
  await expect(dialog).toBeHidden();
}
