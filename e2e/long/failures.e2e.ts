import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { freshPhone } from '../support/commerce-api.ts';
import { fillRegistration } from '../support/fill-registration.ts';
import { test as withCart } from '../support/full-cart.ts';

/** The specified messages for requests that fail, each on its screen. */

const patience = { timeout: 30_000 };
const complaints = { expectedComplaints: [/ERR_FAILED|status of [45]\d\d/] };
test.use(complaints);
withCart.use(complaints);

async function cutOff(page: Page, endpoint: string): Promise<void> {
  await page.route(`**/api${endpoint}**`, (route) => route.abort());
}

const shown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible(patience);

test.describe('a guest is told that the request failed', () => {
  test('on login', async ({ page, t }) => {
    await cutOff(page, '/auth/login');
    await page.goto('/auth');
    await page.getByLabel(t('auth:fields.account'), { exact: true }).fill('13800138000');
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill('Test-1234!');
    await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
    await shown(page, t('auth:loginRequestFailed'));
  });

  test('on registration, refused and without a network', async ({ page, t }) => {
    await page.goto('/auth/register');
    await fillRegistration(page, t, { phone: freshPhone(), code: '000000' });
    const submit = page.getByRole('button', { name: t('auth:register.submit') });
    await submit.click();
    await shown(page, t('auth:registerFailed'));
    await cutOff(page, '/auth/register');
    await page.getByLabel(t('auth:fields.code'), { exact: true }).fill('111111');
    await submit.click();
    await shown(page, t('auth:registerRequestFailed'));
  });

  test('on the reset of a password', async ({ page, t }) => {
    await cutOff(page, '/auth/reset_password/');
    await page.goto('/auth/reset-password');
    await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill('13800138000');
    await page.getByLabel(t('auth:fields.code'), { exact: true }).fill('000000');
    await page.getByRole('button', { name: t('auth:reset.next'), exact: true }).click();
    await shown(page, t('auth:resetRequestFailed'));
  });
});

for (const [address, endpoint, key] of [
  ['/user/order/list', '/order/query', 'order:fetchNetworkFailed'],
  ['/user/address', '/userinfo/address/query', 'user:address.fetchFailed'],
  ['/user/wallet/charge/detail/JC000000000000000001', '/wallet/charge/detail', 'wallet:fetchChargeFailed'],
  ['/user/wallet/refund/detail/JR000000000000000001', '/wallet/refund/detail', 'wallet:fetchRefundFailed'],
] as const) {
  test(`${address} says that its data could not be loaded`, async ({ page, t, newMember, signIn }) => {
    await signIn(page, await newMember());
    await cutOff(page, endpoint);
    await page.goto(address);
    await shown(page, t(key));
  });
}

test('a recharge that does not exist is named as not found', async ({ page, t, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/user/wallet/charge/detail/JC202601010000000001');
  await shown(page, t('wallet:infoNotFound'));
});

withCart('a deletion that fails says so, and the piece stays', async ({ page, t, fullCart }) => {
  await cutOff(page, '/userinfo/cart/delete_item');
  await page.getByRole('button', { name: t('cart:deleteNamed', { name: fullCart.name }) }).click();
  await shown(page, t('cart:deleteFailed'));
  await shown(page, fullCart.name);
});

test('the list of orders says which rows it shows', async ({ page, t, api, newMember, newPiece, signIn }) => {
  const member = await newMember();
  await api.order(member, (await newPiece(480)).productCode);
  await signIn(page, member);
  await page.goto('/user/order/list');
  await shown(page, t('order:range', { start: 1, end: 1, total: 1 }));
});

test('a payment says that the phone of the member is unknown', async ({
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
  await cutOff(page, '/userinfo/profile/query');
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await shown(page, t('order:noPhone'));
});
