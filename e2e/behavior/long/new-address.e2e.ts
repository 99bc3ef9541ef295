import { expect } from '@playwright/test';
import { test } from '../../support/full-cart.ts';
import { holdAnswers } from '../../support/hold-answers.ts';
import { addAddress } from '../../support/visitor.ts';

test('an order goes to the address that was just added, even before the list of addresses has reloaded', async ({
  page,
  t,
  api,
  fullCart: { buyer },
}) => {
  const letGo = await holdAnswers(page, '**/api/userinfo/address/query');
  await addAddress({ page, t, api }, '13900000008');
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page).toHaveURL(/\/user\/order\/pay\?orderNo=JO\d{18}/);
  letGo();
  const [order] = (await api.call('GET /order/query', {}, buyer.authToken)).items;
  expect(order?.address.phone).toBe('13900000008');
});

test.describe('when the regions do not load', () => {
  test.use({ expectedComplaints: [/Failed to (load resource|fetch)/] });

  test('the address form says so, and a retry loads them and focuses the province', async ({
    page,
    t,
    fullCart: { name },
  }) => {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    const regions = '**/assets/regions-*.json';
    const asked = page.waitForRequest(regions);
    await page.route(regions, (route) => route.abort());
    await page.getByRole('button', { name: t('user:address.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('user:address.add') });
    await asked;
    await expect(dialog.getByText(t('user:address.regionsFailed'))).toBeVisible();
    await page.unroute(regions);
    await dialog.getByRole('button', { name: t('errors:retry') }).click();
    await expect(dialog.getByLabel(t('user:address.province'))).toBeFocused();
  });
});
