import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.use({ expectedComplaints: [/status of 4\d\d/] });

test('a member who forgot the password resets it with a code and logs in with the new one', async ({
  page,
  t,
  api,
  newMember,
}) => {
  const { phone } = await newMember();
  const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
  const press = (key: string) => page.getByRole('button', { name: t(`auth:${key}`), exact: true }).click();
  await page.goto('/auth');
  await page.getByRole('link', { name: t('auth:login.forgot') }).click();
  await expect(page).toHaveURL('/auth/reset-password');

  await test.step('phone and code are required and checked', async () => {
    await press('reset.next');
    await expect(field('phone')).toHaveAccessibleDescription(t('auth:enterPhone'));
    await expect(field('code')).toHaveAccessibleDescription(t('auth:enterCode'));
    await field('phone').fill(phone);
    await press('sendCode');
    await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
    await field('code').fill('000000');
    await press('reset.next');
    await expect(field('code')).toHaveAccessibleDescription(t('auth:codeWrong'));
    await expect(page.getByRole('alert').filter({ hasText: t('auth:resetFailed') })).toBeVisible();
  });

  await test.step('the countdown for another code to the same phone goes on after a reload', async () => {
    await page.reload();
    await field('phone').fill(phone);
    const again = page.getByRole('button', { name: t('auth:sendAgain') });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toContainText(/\d/);
  });

  await test.step('a pasted message fills in its code', async () => {
    const code = await api.latestCode(phone, 'reset_password');
    await field('code').evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `【钧窑】${code}，5 分钟内有效。`);
    await expect(field('code')).toHaveValue(code);
    await press('reset.next');
  });

  await test.step('the new password must be strong and repeated', async () => {
    await expect(field('newPassword')).toBeFocused();
    await press('reset.submit');
    await expect(page.getByText(t('auth:enterNewPassword'))).toBeVisible();
    await expect(page.getByText(t('auth:enterConfirmPassword'))).toBeVisible();
    await field('newPassword').fill('weak');
    await field('confirmPassword').fill('weaker');
    await press('reset.submit');
    await expect(page.getByText(t('auth:passwordTooWeak'))).toBeVisible();
    await expect(page.getByText(t('auth:passwordsDoNotMatch'))).toBeVisible();
    await field('newPassword').fill('Other-1234!');
    await field('confirmPassword').fill('Other-1234!');
    await press('reset.submit');
  });

  await test.step('the success screen leads to the login', async () => {
    const done = page.getByRole('heading', { name: t('auth:reset.done') });
    await expect(done).toBeFocused();
    await page.getByRole('link', { name: t('auth:reset.toLogin'), exact: true }).click();
    await field('account').fill(phone);
    await field('password').fill('Other-1234!');
    await press('login.submit');
    await expect(page).toHaveURL('/');
  });
});

test('a member who is logged in and opens the password reset is led to the member center', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/auth/reset-password');
  await expect(page).toHaveURL('/user');
});
