import { expect } from '@playwright/test';
import { test } from '../../fixtures.ts';

test('a piece that a guest wanted is in the cart after the login, on the page the guest came from', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
}) => {
  const { productCode, name } = await newPiece(480);
  const { phone, password, authToken, userId } = await newMember();
  const product = `/artworks/${productCode}`;
  await page.goto(product);
  await page.getByRole('button', { name: t('artworks:addNamed', { name }) }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('status').filter({ hasText: t('auth:loginFirst') })).toBeVisible();
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('status').filter({ hasText: t('cart:added') })).toBeVisible();
  await expect(page.getByText(t('auth:loginFirst'))).toHaveCount(0);
  const cart = await api.call('GET /userinfo/cart/query', { userId }, authToken);
  expect(cart.map((item) => [item.productCode, item.quantity])).toEqual([[productCode, 1]]);
});

test('the login that is opened from the navigation leads back to the page', async ({
  page,
  t,
  newMember,
}) => {
  const { phone, password } = await newMember();
  await page.goto('/artworks?type=vase');
  const menu = page.getByRole('banner');
  const sheet = menu.getByRole('button', { name: t('navbar:menu') });
  if (await sheet.isVisible()) await sheet.click();
  await menu.getByRole('link', { name: t('navbar:login') }).click();
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL('/artworks?type=vase');
});
