import { expect } from '@playwright/test';
import { expectAccessible, test } from '../fixtures.ts';
import { newStaff } from './staff.ts';

test.use({ expectedComplaints: [/40[139]/] });

test('a packer ships a paid order, and the member sees the parcel', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const buyer = await newMember(500);
  const { productCode } = await newPiece(480);
  const { orderNo } = await api.buy(buyer, productCode);
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders/${orderNo}?view=toShip`);

  const ship = t('admin-orders:actions.ship.verb');
  await page.getByRole('button', { name: ship, exact: true }).last().click();
  const dialog = page.getByRole('dialog', {
    name: t('admin-orders:actions.ship.title', { order: '' }),
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: ship, exact: true }).click();
  await expect(dialog.getByText(t('admin:act.required'))).toBeVisible();
  await dialog.getByLabel(t('admin-orders:fields.trackingNo')).fill('SF1234567890');
  await dialog.getByRole('button', { name: ship, exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('SF1234567890').first()).toBeVisible();
  const order = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  expect(order.shipment).toMatchObject({ trackingNo: 'SF1234567890' });
  const refund = t('admin-orders:actions.refund.verb');
  await expect(page.getByRole('button', { name: refund, exact: true })).toHaveCount(0);
});

test('a price is changed in place, and undone', async ({ page, t, api, shop, newPiece, signIn }) => {
  const { productCode } = await newPiece(480);
  const person = await newStaff(shop, api, 'Catalogue');
  await signIn(page, person);
  await page.goto(`/admin/products/${productCode}`);
  const priceNow = async () =>
    (await api.call('GET /admin/products/detail', { productCode }, person.authToken)).price;

  const label = t('admin-products:fields.price');
  const cell = (text: string) =>
    page.getByRole('button', { name: t('admin-products:editPrice', { field: label, text }) }).last();
  await cell('¥480.00').click();
  await page.getByLabel(label, { exact: true }).fill('520');
  await page.keyboard.press('Enter');
  await expect(cell('¥520.00')).toBeVisible();
  expect(await priceNow()).toBe(520);

  await page.getByRole('button', { name: t('admin:undo.undo') }).click();
  await expect(cell('¥480.00')).toBeVisible();
  expect(await priceNow()).toBe(480);
});

test('units that are not available cannot be removed from the stock', async ({
  page,
  t,
  api,
  shop,
  newPiece,
  signIn,
}) => {
  const { productCode } = await newPiece(480);
  await signIn(page, await newStaff(shop, api, 'Catalogue'));
  await page.goto(`/admin/inventory/${productCode}`);
  const verb = t('admin-inventory:actions.adjust.verb');
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-inventory:fields.change')).fill('-5');
  await dialog.getByLabel(t('admin:act.reason')).fill('broken');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('errors:code.PRD003'));
  await dialog.getByLabel(t('admin-inventory:fields.change')).fill('-1');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('admin-inventory:changes.remove', { quantity: 1 }))).toBeVisible();
});
