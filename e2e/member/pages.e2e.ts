import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';

/** The maximum length that commerce accepts, without a space for a line break. */
const longestStreet = 'Shenhou'.repeat(18).slice(0, 120);

test('every member page is accessible, fits the screen and causes no error in the browser', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  test.slow();
  const member = await newMember(1000);
  const { userId, authToken } = member;
  const [ordered, wanted] = [await newPiece(300), await newPiece(400)];
  const { orderNo } = await api.order(member, ordered.productCode, longestStreet);
  const charge = await api.call(
    'POST /wallet/charge',
    { requestId: randomUUID(), amount: 200, channel: 'alipay' },
    authToken,
  );
  await api.call('POST /userinfo/cart/add_item', { userId, productCode: wanted.productCode }, authToken);
  await signIn(page, member);

  const pages: [path: string, title: string, text?: string][] = [
    ['/user', t('user:profile.title')],
    ['/user/address', t('user:addresses.title'), longestStreet],
    ['/user/cart', t('cart:title'), longestStreet],
    ['/user/wallet', t('wallet:title')],
    ['/user/wallet/charges', t('wallet:charges.title'), charge.chargeNo],
    ['/user/wallet/refunds', t('wallet:refunds.title'), t('wallet:refunds.nothing')],
    [`/user/wallet/pay/success?chargeNo=${charge.chargeNo}`, t('wallet:payStatus.title'), t('wallet:manual')],
    [`/user/wallet/charge/detail/${charge.chargeNo}`, t('wallet:chargeDetail.title'), charge.chargeNo],
    ['/user/wallet/charge/detail', t('wallet:chargeDetail.title'), t('wallet:numberNotFound')],
    ['/user/wallet/refund/detail', t('wallet:refundDetail.title'), t('wallet:numberNotFound')],
    ['/user/order/list', t('order:list.title')],
    [`/user/order/detail?orderNo=${orderNo}`, t('order:detail.title'), longestStreet],
    [`/user/order/pay?orderNo=${orderNo}`, t('order:pay.title')],
  ];
  for (const [path, title, text = ''] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('status', { name: t('common:loading') })).toHaveCount(0);
      await expect(page.locator('main')).toContainText(text);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});
