import { expect } from '@playwright/test';
import { test } from '../support/full-cart.ts';
import { holdAnswers } from '../support/hold-answers.ts';

test('a piece that is just being deselected is not ordered', async ({
  page,
  t,
  api,
  fullCart: { buyer, name },
}) => {
  const letGo = await holdAnswers(page, '**/api/userinfo/cart/update_item');
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });
  const submit = page.getByRole('button', { name: t('cart:submit') });
  await expect(submit).toBeEnabled();
  await choice.click();
  await submit.click({ force: true });
  await expect(submit).toBeDisabled();
  letGo();
  await expect(choice).not.toBeChecked();
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart:selectProducts') })).toBeVisible();
  expect((await api.call('GET /order/query', {}, buyer.authToken)).total).toBe(0);
});

test('while the addresses of a buyer are on their way an order waits for them', async ({
  page,
  t,
  fullCart: { name },
}) => {
  const letGo = await holdAnswers(page, '**/api/userinfo/address/query');
  await page.reload();
  await expect(page.getByRole('link', { name })).toBeVisible();
  const submit = page.getByRole('button', { name: t('cart:submit') });
  await expect(submit).toBeDisabled();
  await submit.click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: t('cart:selectAddress') })).toHaveCount(0);
  letGo();
  await submit.click();
  await expect(page).toHaveURL(/\/user\/order\/pay\?orderNo=JO\d{18}/);
});
