import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { newStaff } from '../admin/staff.ts';
import { test } from '../fixtures.ts';
import { test as withCart } from '../support/full-cart.ts';
import { openHome } from '../support/open-home.ts';

/** Specified messages that a visitor meets only when something changes behind the page. */

const complaints = { expectedComplaints: [/ERR_FAILED|status of [45]\d\d|Error/] };
test.use(complaints);
withCart.use(complaints);

const shown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('money that was spent elsewhere while the payment page was open ends the payment with a clear message', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const member = await newMember(500);
  const { orderNo } = await api.order(member, (await newPiece(480)).productCode);
  await signIn(page, member);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
  await page.getByLabel(t('order:pay.code')).fill(await api.latestCode(member.phone, 'order_pay'));
  await api.buy(member, (await newPiece(120)).productCode);
  await page.getByRole('button', { name: t('order:pay.submit') }).click();
  await shown(page, t('order:payFailed'));
  await expect(page.getByRole('link', { name: t('wallet:charge.verb') })).toBeVisible();
});

withCart('a logout in another tab makes the addresses of the cart say so', async ({ page, t, fullCart }) => {
  await expect(page.getByRole('checkbox', { name: t('cart:select', { name: fullCart.name }) })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await shown(page, t('user:address.notLoggedIn'));
});

test.describe('a request for a refund', () => {
  async function openRequest(page: Page, t: TFunction, chargeNo: string) {
    const verb = t('wallet:refund.verb');
    await page.goto(`/user/wallet/charge/detail/${chargeNo}`);
    await page.getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog', { name: verb });
    await dialog.getByLabel(t('wallet:refund.reason')).fill('Too much');
    return { dialog, send: () => dialog.getByRole('button', { name: verb }).click() };
  }

  test('says what failed: the network, or a state that has changed', async ({
    page,
    t,
    api,
    shop,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    const staff = await newStaff(shop, api, 'Finance');
    const input = { requestId: randomUUID(), amount: 500, channel: 'alipay' } as const;
    const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
    const confirmation = { requestId: randomUUID(), chargeNo, serialNo: chargeNo };
    await api.call('POST /admin/recharges/confirm', confirmation, staff.authToken);
    await signIn(page, member);
    const { dialog, send } = await openRequest(page, t, chargeNo);
    await page.route('**/api/wallet/refund/apply', (route) => route.abort());
    await send();
    await expect(dialog.getByText(t('wallet:refundRequestFailed'))).toBeVisible();
    await page.unroute('**/api/wallet/refund/apply');
    const elsewhere = { requestId: randomUUID(), chargeNo, reason: 'Another window' };
    await api.call('POST /wallet/refund/apply', elsewhere, member.authToken);
    await send();
    await shown(page, t('wallet:refundFailed'));
  });
});

test('a piece without a name is called unnamed', async ({ page, t, cms, newPiece }) => {
  const { productCode, documentId } = await newPiece(480);
  for (const locale of ['zh', 'en'] as const) await cms.rename(documentId, locale, null);
  const title = async () => {
    await page.goto(`/artworks/${productCode}`);
    return page.getByRole('heading', { level: 1 }).textContent();
  };
  await expect.poll(title).toContain(t('artworks:unnamed'));
});

test('a page whose server fails says so and offers a retry', async ({ page, t }) => {
  await openHome(page);
  await page.route('**/artworks.data**', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('navbar:artworks') })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('errors:server'));
  await page.unroute('**/artworks.data**');
  await page.getByRole('button', { name: t('errors:retry') }).click();
  await expect(heading).toHaveText(t('artworks:title'));
});

test('a piece that one’s own unpaid order holds leads to that order', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const member = await newMember();
  const { productCode } = await newPiece(480);
  const { orderNo } = await api.order(member, productCode);
  await signIn(page, member);
  await page.goto(`/artworks/${productCode}`);
  await shown(page, t('cart:heldByYou'));
  await page.getByRole('link', { name: t('cart:toOwnOrder', { number: orderNo }) }).click();
  await expect(page).toHaveURL(`/user/order/pay?orderNo=${orderNo}`);
});
