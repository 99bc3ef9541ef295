import { expect } from '@playwright/test';
import { testWithOwnShop } from '../support/own-shop.ts';

const payableSeconds = 10;
const test = testWithOwnShop({ ORDER_PAYMENT_MINUTES: String(payableSeconds / 60) });

test('an order that is not paid in time is shown as timed out, and the piece is for sale again', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const { productCode } = await newPiece(300);
  const member = await newMember(1000);
  const status = async () => (await api.call('GET /product/query', { codes: productCode }))[0]?.status;
  const { orderNo } = await api.order(member, productCode);
  expect(await status()).toBe('reserved');

  await signIn(page, member);
  const list = await page.context().newPage();
  await list.goto('/user/order/list');
  const row = list.getByRole('listitem').filter({ hasText: orderNo });
  await expect(row.getByRole('timer')).toBeVisible();
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await expect(page.getByText(t('order:timedOut'))).toBeVisible({ timeout: 1000 * (payableSeconds + 5) });
  await expect(row.getByText(t('order:status.TIMED_OUT'))).toBeVisible();
  await expect(row.getByRole('timer')).toHaveCount(0);
  expect(await status()).toBe('available');
  await page.goto(`/artworks/${productCode}`);
  await expect(page.getByText(t('artworks:status.available')).first()).toBeVisible();
});
