import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { freshPhone } from '../support/commerce-api.ts';
import { fillRegistration } from '../support/fill-registration.ts';

test.use({ expectedComplaints: [/status of 400/] });

test('a phone number that commerce refuses is marked when a code is requested', async ({ page, t }) => {
  await page.goto('/auth/register');
  const phone = page.getByLabel(t('auth:fields.phone'), { exact: true });
  // Eleven digits, but no operator has numbers that begin with 120.
  await phone.fill('12000000000');
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(t('auth:phoneInvalid'));
  await expect(page.getByRole('alert').filter({ hasText: t('auth:sendCodeFailed') })).toBeVisible();
});

test('a registration without accepting the terms is refused at the box, and the links open beside the form', async ({
  page,
  t,
}) => {
  await page.goto('/auth/register');
  await fillRegistration(page, t, { phone: freshPhone(), code: '000000' });
  const box = page.getByRole('checkbox');
  await box.uncheck();
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(t('auth:acceptTerms'));
  for (const section of ['terms', 'privacy']) {
    const [reading] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator(`form a[href="/buying#${section}"]`).click(),
    ]);
    await expect(reading.locator(`section#${section}`)).toBeInViewport();
    await reading.close();
  }
  await expect(box).not.toBeChecked();
});

test('requesting a new code removes the error about the old one', async ({ page, t }) => {
  const phone = freshPhone();
  const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
  await page.goto('/auth/register');
  await fillRegistration(page, t, { phone, code: '000000' });
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(field('code')).toHaveAttribute('aria-invalid', 'true');
  await field('code').fill('111111');
  await expect(field('code')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(field('code')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  await expect(field('code')).not.toHaveAttribute('aria-invalid');
});

test('a code that was sent is announced once, and only its phone has to wait for the next one', async ({
  page,
  t,
}) => {
  const [phone, other] = [freshPhone(), freshPhone()];
  await page.goto('/auth/register');
  const field = page.getByLabel(t('auth:fields.phone'), { exact: true });
  await field.fill(phone);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  const announced = t('auth:codeSentAloud', { to: phone, seconds: 60 });
  await expect(page.getByRole('status').filter({ hasText: phone })).toHaveText(announced);
  const again = page.getByRole('button', { name: t('auth:sendAgain') });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toContainText(/5\d/);
  await expect(page.getByRole('status').filter({ hasText: phone })).toHaveText(announced);

  await field.fill(other);
  await expect(page.getByRole('button', { name: t('auth:sendCode') })).toBeEnabled();
  await field.fill(phone);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});
