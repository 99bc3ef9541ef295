import { expect } from '@playwright/test';
import { test } from '../support/full-cart.ts';
import { holdAnswers } from '../support/hold-answers.ts';

test('an order waits for a piece that is being deselected, and does not include it', async ({
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

test('an order can’t be submitted before the addresses of the buyer have loaded', async ({
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
