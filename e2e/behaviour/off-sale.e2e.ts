import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { sampleAddress } from '../support/commerce-api.ts';

// The refusal is in the console.
test.use({ expectedComplaints: [/409/] });

test('a piece that staff take off sale while it lies in a cart is refused by name, and said to be so from then on', async ({
  page,
  shop,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const [buyer, staff] = [await newMember(), await newMember()];
  await runCommand(shop, 'staff-role', staff.phone, 'Owner');
  const { productCode, name } = await newPiece(480);
  await api.call('POST /userinfo/cart/add_item', { userId: buyer.userId, productCode }, buyer.authToken);
  await api.call('POST /userinfo/address/add', sampleAddress(buyer.phone), buyer.authToken);
  await signIn(page, buyer);
  await page.goto('/user/cart');
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });
  await expect(choice).toBeChecked();

  const offSale = { requestId: randomUUID(), productCodes: [productCode], onSale: false };
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
