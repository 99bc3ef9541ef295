import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

export async function fillRegistration(
  page: Page,
  t: TFunction,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
  await field('username').fill(`member${phone.slice(3)}`);
  await field('phone').fill(phone);
  await field('code').fill(code);
  await field('password').fill('Test-1234!');
  await field('confirmPassword').fill('Test-1234!');
  await acceptTerms(page);
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
}
