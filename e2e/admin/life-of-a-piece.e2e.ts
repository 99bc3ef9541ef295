import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { newStaff } from './staff.ts';

test('a piece is priced, sold, shipped, completed, refunded and returned, each by the role that may, and is for sale again', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  const { productCode } = await newPiece(null);
  const buyer = await newMember(500);
  const balance = async () => (await api.call('GET /wallet/query', {}, buyer.authToken)).balance;
  const state = async () => (await api.call('GET /product/query', { codes: productCode }))[0]?.status;
  const enter = async (role: string, path: string) => {
    await signIn(page, await newStaff(shop, api, role));
    await page.goto(path);
  };
  const doWithReason = async (deed: string) => {
    const verb = t(`admin-orders:actions.${deed}.verb`);
    await page.getByRole('article').getByRole('button', { name: verb, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('admin:act.reason')).fill('as agreed by phone');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await enter('Catalogue', `/admin/products/${productCode}`);
  const field = t('admin-products:fields.price');
  const text = t('admin-products:noPrice');
  await page
    .getByRole('button', { name: t('admin-products:editPrice', { field, text }) })
    .last()
    .click();
  await page.getByLabel(field, { exact: true }).fill('480');
  await page.keyboard.press('Enter');
  await page
    .getByRole('article')
    .getByRole('button', { name: t('admin-products:putOnSale') })
    .click();
  await expect(page.getByRole('button', { name: t('admin-products:takeOff') })).toBeVisible();
  await expect.poll(state).toBe('available');

  const { orderNo } = await api.buy(buyer, productCode);
  expect(await balance()).toBe(20);
  expect(await state()).toBe('sold');

  await enter('Fulfilment', `/admin/orders/${orderNo}`);
  const ship = t('admin-orders:actions.ship.verb');
  await page.getByRole('article').getByRole('button', { name: ship, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-orders:fields.trackingNo')).fill('SF1234567890');
  await dialog.getByRole('button', { name: ship, exact: true }).click();
  await expect(dialog).toBeHidden();
  await doWithReason('complete');
  await expect(page.getByRole('article').getByText(t('admin:orderStatus.COMPLETED')).first()).toBeVisible();

  const apply = { requestId: randomUUID(), orderNo, reason: 'The glaze is darker than I hoped.' };
  await api.call('POST /order/refund/apply', apply, buyer.authToken);
  await enter('Finance', '/admin/orders?view=refundAsked');
  await page.locator(`[data-row="${orderNo}"]:visible [data-record]`).click();
  await doWithReason('refund');
  await expect(page.getByRole('article').getByText(t('admin:orderStatus.REFUNDED')).first()).toBeVisible();
  expect(await balance()).toBe(500);
  expect(await state()).toBe('sold');

  await enter('Fulfilment', `/admin/orders/${orderNo}`);
  const record = t('admin:recordReturn.verb');
  await page.getByRole('article').getByRole('button', { name: record, exact: true }).click();
  await dialog.getByLabel(t('admin:recordReturn.condition')).selectOption('sound');
  await dialog.getByLabel(t('admin:recordReturn.note')).fill('arrived whole');
  await dialog.getByRole('button', { name: record, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(state).toBe('available');
  await page.goto(`/admin/inventory/${productCode}`);
  await expect(page.getByText(t('admin-inventory:changes.return', { quantity: 1 }))).toBeVisible();
  await page.goto(`/artworks/${productCode}`);
  await expect(page.getByRole('main').getByText('¥480').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('artworks:addToCart') }).first()).toBeEnabled();

  await runCommand(shop, 'audit');
});
