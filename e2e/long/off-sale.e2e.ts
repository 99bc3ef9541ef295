import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { runCommand } from '../support/commands.ts';
import { test } from '../support/full-cart.ts';

test.use({ expectedComplaints: [/409/] });

test('a piece that staff take off sale while it is in a cart can’t be ordered, and cart and page say so', async ({
  page,
  shop,
  t,
  api,
  newMember,
  fullCart: { productCode, name },
}) => {
  const staff = await newMember();
  await runCommand(shop, 'staff-role', staff.phone, 'Owner');
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });
  await expect(choice).toBeChecked();

  const { version } = await api.call('GET /admin/products/detail', { productCode }, staff.authToken);
  const pieces = [{ productCode, version }];
  const offSale = { requestId: randomUUID(), pieces, onSale: false };
  await api.call('POST /admin/products/put_on_sale', offSale, staff.authToken);
  await page.getByRole('button', { name: t('cart:submit') }).click();
  const refusal = page.getByRole('alert').filter({ hasText: t('order:submitFailed') });
  await expect(refusal).toContainText(t('errors:code.ORD013'));
  await expect(refusal).toContainText(name);

  await page.reload();
  await expect(page.getByText(t('cart:offSale'), { exact: true })).toBeVisible();
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAccessibleDescription(new RegExp(t('cart:notCounted')));

  await page.goto(`/artworks/${productCode}`);
  await expect(page.getByText(t('artworks:offSale'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('artworks:addNamed', { name }) })).toHaveCount(0);
});
