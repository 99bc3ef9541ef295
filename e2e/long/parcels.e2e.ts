import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { newStaff } from '../admin/staff.ts';
import { expectNoSidewaysScroll, test } from '../fixtures.ts';

test.use({ expectedComplaints: [/40[139]/] });

function shipDialog(page: Page, t: TFunction) {
  return page.getByRole('dialog', { name: t('admin-orders:actions.ship.title', { order: '' }) });
}

test('a packer ships one order after the other on a phone, typing only the numbers', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buyer = await newMember(1000);
  const [older, newer] = [await newPiece(180), await newPiece(190)];
  await api.buy(buyer, newer.productCode);
  const second = (await api.buy(buyer, older.productCode)).orderNo;
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders?view=toShip&userId=${buyer.userId}&sort=createdAt`);
  await expectNoSidewaysScroll(page);

  const ship = t('admin-orders:actions.ship.verb');
  const rows = page.locator('[data-list] [data-row]:visible');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: ship }).click();
  const firstDialog = shipDialog(page, t);
  await firstDialog.getByLabel(t('admin-orders:fields.carrier')).fill('顺丰速运');
  await firstDialog.getByLabel(t('admin-orders:fields.trackingNo')).fill('SF1000000001');
  await page.keyboard.press('Enter');
  await expect(firstDialog).toBeHidden();

  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Enter');
  const secondDialog = shipDialog(page, t);
  await expect(secondDialog.getByLabel(t('admin-orders:fields.trackingNo'))).toBeFocused();
  await expect(secondDialog.getByLabel(t('admin-orders:fields.carrier'))).toHaveValue('顺丰速运');
  await page.keyboard.type('SF1000000002');
  await page.keyboard.press('Enter');
  await expect(secondDialog).toBeHidden();
  await expect(rows).toHaveCount(0);

  const order = await api.call('GET /order/detail', { orderNo: second }, buyer.authToken);
  expect(order.shipment).toMatchObject({ carrier: '顺丰速运', trackingNo: 'SF1000000002' });
});

test('a parcel that a colleague has recorded meanwhile is shown and not replaced', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const buyer = await newMember(500);
  const { orderNo } = await api.buy(buyer, (await newPiece(200)).productCode);
  const [packer, colleague] = [await newStaff(shop, api, 'Fulfilment'), await newStaff(shop, api, 'Owner')];
  await signIn(page, packer);
  await page.goto(`/admin/orders/${orderNo}`);
  const ship = t('admin-orders:actions.ship.verb');
  await page.getByRole('button', { name: ship, exact: true }).last().click();
  const dialog = shipDialog(page, t);
  await dialog.getByLabel(t('admin-orders:fields.trackingNo')).fill('YT-MINE');

  const { version } = await api.call('GET /admin/orders/detail', { orderNo }, colleague.authToken);
  const parcel = { carrier: '京东物流', trackingNo: 'JD-THEIRS' };
  const requestId = crypto.randomUUID();
  await api.call('POST /admin/orders/ship', { requestId, orderNo, version, ...parcel }, colleague.authToken);

  await dialog.getByRole('button', { name: ship, exact: true }).click();
  const changed = page.getByRole('dialog');
  await expect(changed.getByText(t('admin:act.changed'))).toBeVisible();
  await expect(changed.getByText('京东物流 JD-THEIRS')).toBeVisible();
  await expect(changed.getByLabel(t('admin-orders:fields.trackingNo'))).toHaveValue('YT-MINE');
  const order = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  expect(order.shipment).toMatchObject(parcel);
});

test('a CSV that Excel saved in Chinese ships the orders that can be shipped, and says why others cannot', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const buyer = await newMember(1000);
  const sent = (await api.buy(buyer, (await newPiece(180)).productCode)).orderNo;
  const later = (await api.buy(buyer, (await newPiece(190)).productCode)).orderNo;
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders?view=toShip&userId=${buyer.userId}`);
  await page.getByRole('button', { name: t('admin-orders:byCsv.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('admin-orders:byCsv.open') });

  // "顺丰" in GBK.
  const carrier = Buffer.from([0xcb, 0xb3, 0xb7, 0xe1]);
  const lines = [
    'order_no,carrier,tracking_no,recipient',
    `${sent},%,SF2000000001,`,
    `${later},%,,`,
    'JO000000000000000000,%,SF2000000003,',
  ];
  const parts = lines
    .join('\r\n')
    .split('%')
    .map((part) => Buffer.from(part));
  const buffer = Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [carrier, part] : [part])));
  await dialog
    .getByLabel(t('admin-orders:byCsv.file'))
    .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText(t('admin-orders:byCsv.found', { count: 2 }))).toBeVisible();
  await expect(dialog.getByText(t('admin-orders:byCsv.leftOut', { count: 1 }))).toBeVisible();

  await dialog.getByRole('button', { name: t('admin:bulk.check') }).click();
  await expect(dialog.getByText(t('admin:bulk.willWork', { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(t('admin:bulk.willNotWork', { count: 1 }))).toBeVisible();
  const verb = t('admin:bulk.verb', { verb: t('admin-orders:actions.ship.verb'), count: 1 });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog.getByText(t('admin:bulk.done', { count: 1 }))).toBeVisible();

  const shipmentOf = async (orderNo: string) =>
    (await api.call('GET /order/detail', { orderNo }, buyer.authToken)).shipment;
  expect(await shipmentOf(sent)).toMatchObject({ carrier: '顺丰速运', trackingNo: 'SF2000000001' });
  expect(await shipmentOf(later)).toBeNull();
});

test('a shipment is undone, a broken parcel comes back, and Support can only read about it', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const buyer = await newMember(1000);
  const { productCode } = await newPiece(185);
  const { orderNo } = await api.buy(buyer, productCode);
  const shipmentOf = async () => (await api.call('GET /order/detail', { orderNo }, buyer.authToken)).shipment;
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders/${orderNo}`);
  const article = page.getByRole('article');
  const button = (verb: string) => article.getByRole('button', { name: t(verb), exact: true });
  await button('admin-orders:actions.ship.verb').click();
  const shipping = shipDialog(page, t);
  await expect(shipping.locator('address')).toContainText('陈之谦');
  await shipping.getByRole('button', { name: t('admin-orders:copyRecipient') }).click();
  await expect(shipping.getByText(t('admin:record.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^陈之谦 1\d{10} \S/);
  await shipping.getByLabel(t('admin-orders:fields.trackingNo')).fill('SF3000000001');
  await page.keyboard.press('Enter');
  await expect(shipping).toBeHidden();
  await page.getByRole('button', { name: t('admin:undo.undo'), exact: true }).click();
  await expect(button('admin-orders:actions.ship.verb')).toBeVisible();
  await expect(article.getByText(t('admin-orders:parcelEvents.withdrawn'))).toBeVisible();
  expect(await shipmentOf()).toBeNull();

  const owner = await newStaff(shop, api, 'Owner');
  const act = () => ({ orderNo, requestId: crypto.randomUUID() });
  const parcel = { carrier: '顺丰速运', trackingNo: 'SF3000000002' };
  await api.call('POST /admin/orders/ship', { ...act(), ...parcel }, owner.authToken);
  await api.call('POST /admin/orders/refund', { ...act(), reason: 'broken' }, owner.authToken);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('admin-orders:views.toReturn') }).click();
  await page.locator(`[data-row="${orderNo}"]:visible [data-record]`).click();
  await button('admin:recordReturn.verb').click();
  const returning = page.getByRole('dialog');
  await returning.getByLabel(t('admin:recordReturn.condition')).selectOption('damaged');
  await returning.getByLabel(t('admin:recordReturn.note')).fill('口沿缺损');
  await returning.getByRole('button', { name: t('admin:recordReturn.verb'), exact: true }).click();
  await expect(returning).toBeHidden();
  await expect(article.getByText(t('admin-orders:parcelEvents.damaged'))).toBeVisible();
  expect((await api.call('GET /product/query', { codes: productCode }))[0]?.status).toBe('sold');

  await signIn(page, await newStaff(shop, api, 'Support'));
  await page.goto(`/admin/orders/${orderNo}`);
  await expect(article.getByText('SF3000000002').first()).toBeVisible();
  await expect(article.getByText(/^1\d{10}$/)).toBeVisible();
  await expect(article.getByRole('button')).toHaveText([
    t('admin:record.copy'),
    t('admin-orders:copyRecipient'),
  ]);
});

test('the packing slips of the selected orders are one page each, without prices', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const buyer = await newMember(1000);
  for (const price of [181, 191]) await api.buy(buyer, (await newPiece(price)).productCode);
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders?view=toShip&userId=${buyer.userId}`);
  await page.getByRole('checkbox', { name: t('admin:list.selectAll') }).check();
  await page.getByRole('link', { name: t('admin-orders:slip.print', { count: 2 }) }).click();
  const slips = page.getByRole('article');
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText('陈之谦');
  await expect(slips.first()).not.toContainText('¥');
});
