import { expect, type Page } from '@playwright/test';
import { test } from '../support/full-cart.ts';

test.use({ expectedComplaints: [/ERR_FAILED/] });

const toPay = /\/user\/order\/pay\?orderNo=JO\d{18}/;

/** Calls reach commerce, but their answers do not reach the browser. */
async function loseAnswers(page: Page, path: string, options: { times?: number } = {}): Promise<void> {
  await page.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    options,
  );
}

test('an order whose answer was lost is submitted again, and the buyer can pay the one order', async ({
  page,
  t,
  api,
  fullCart,
}) => {
  await loseAnswers(page, '/order/submit', { times: 1 });
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page).toHaveURL(toPay);
  expect((await api.call('GET /order/query', {}, fullCart.buyer.authToken)).total).toBe(1);
});

test('an order without an answer stays on the page, and submitting it again finds it', async ({
  page,
  t,
  api,
  fullCart,
}) => {
  await loseAnswers(page, '/order/submit');
  await page.getByRole('button', { name: t('cart:submit') }).click();
  const notice = page.getByRole('alert').filter({ hasText: t('order:submitFailed') });
  await expect(notice).toContainText(t('cart:unanswered'));

  // The event makes the page read the cart again. On the server the order has emptied the cart.
  const cart = page.waitForResponse(/\/api\/userinfo\/cart\/query/);
  await page.evaluate(() => window.dispatchEvent(new Event('cartUpdated')));
  expect((await (await cart).json()).content).toEqual([]);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: fullCart.name })).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page).toHaveURL(toPay);
  expect((await api.call('GET /order/query', {}, fullCart.buyer.authToken)).total).toBe(1);
});

test('an order whose answer was lost is found again after a reload', async ({ page, t, api, fullCart }) => {
  await loseAnswers(page, '/order/submit');
  await page.getByRole('button', { name: t('cart:submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart:unanswered') })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(toPay);
  await expect(page.getByText(t('cart:orderedBefore'))).toBeVisible();
  expect((await api.call('GET /order/query', {}, fullCart.buyer.authToken)).total).toBe(1);
});

test('a payment whose answer was lost is sent again and charged once', async ({
  page,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const member = await newMember(1000);
  const { productCode } = await newPiece(480);
  const { orderNo } = await api.order(member, productCode);
  await signIn(page, member);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
  await page.getByLabel(t('order:pay.code')).fill(await api.latestCode(member.phone, 'order_pay'));
  await loseAnswers(page, '/order/pay', { times: 1 });
  await page.getByRole('button', { name: t('order:pay.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeVisible();
  expect((await api.call('GET /wallet/query', {}, member.authToken)).balance).toBe(520);
});
