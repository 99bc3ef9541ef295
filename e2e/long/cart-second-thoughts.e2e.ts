import { expect } from '@playwright/test';
import { test } from '../support/full-cart.ts';

test.use({ expectedComplaints: [/409|404/] });

test('a row that was deleted by mistake comes back by Undo', async ({ page, t, api, fullCart }) => {
  const { buyer, name } = fullCart;
  await page.getByRole('button', { name: t('cart:deleteNamed', { name }) }).click();
  const undo = page.getByRole('button', { name: t('cart:undoNamed', { name }) });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByRole('checkbox', { name: t('cart:select', { name }) })).toBeChecked();
  await expect(undo).toHaveCount(0);
  const items = await api.call('GET /userinfo/cart/query', { userId: buyer.userId }, buyer.authToken);
  expect(items.map(({ productCode }) => productCode)).toEqual([fullCart.productCode]);
});

test('a second tab that submits what was ordered already is led to that order', async ({
  page,
  t,
  api,
  fullCart,
}) => {
  const toPay = /\/user\/order\/pay\?orderNo=JO\d{18}/;
  const { buyer } = fullCart;
  const { authToken, userId } = buyer;
  const [item] = await api.call('GET /userinfo/cart/query', { userId }, authToken);
  const [address] = await api.call('GET /userinfo/address/query', {}, authToken);
  const { orderNo } = await api.call(
    'POST /order/submit',
    {
      requestId: crypto.randomUUID(),
      addressId: address?.addressId ?? '',
      expectedAmount: 480,
      itemIds: [item?.itemId ?? ''],
    },
    authToken,
  );
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page).toHaveURL(toPay);
  expect(page.url()).toContain(orderNo);
  await expect(page.getByText(t('cart:orderedBefore'))).toBeVisible();
});
