import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { freshPhone } from '../support/commerce-api.ts';
import { addAddress, goToMemberPage, registerByForm } from '../support/visitor.ts';

test.slow();

test('a visitor finds a piece, registers, orders and pays, and the piece is sold', async ({
  page,
  browser,
  shop,
  t,
  api,
  newPiece,
  newMember,
  signIn,
}) => {
  const visitor = { page, t, api };
  const phone = freshPhone();
  const { productCode, name } = await newPiece(1285);
  const product = new RegExp(`/artworks/${productCode}`);
  const add = page.getByRole('button', { name: t('artworks:addNamed', { name }) });

  await test.step('finds the piece on the list and opens it', async () => {
    await page.goto('/artworks');
    await page.getByRole('searchbox', { name: t('artworks:search.label') }).fill(productCode);
    await page.getByRole('searchbox', { name: t('artworks:search.label') }).press('Enter');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const piece = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(piece.getByText('¥1,285')).toBeVisible();
  });

  await test.step('is asked to log in, registers and returns to the piece, which is then in the cart', async () => {
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: t('auth:loginFirst') })).toBeVisible();
    await page.getByRole('link', { name: t('auth:login.toRegister'), exact: true }).click();
    await registerByForm(visitor, phone);
    await expect(page).toHaveURL(product);
    // In English, a notice of the page of registration has the same words.
    const notices = page.getByRole('region', { name: t('common:toasts') });
    await expect(notices.getByText(t('cart:added'))).toBeVisible();
  });

  const second = await newMember(5000);
  await api.call('POST /userinfo/cart/add_item', { userId: second.userId, productCode }, second.authToken);
  const other = await (await browser.newContext()).newPage();
  const otherChoice = other.getByRole('checkbox', { name: t('cart:select', { name }) });

  await test.step('a second buyer has the piece in the cart and could order it', async () => {
    await signIn(other, second);
    await other.goto('/user/cart');
    await addAddress({ ...visitor, page: other }, second.phone);
    await expect(otherChoice).toBeChecked();
  });

  await test.step('orders the piece to a new address', async () => {
    await goToMemberPage(visitor, 'cart');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('cart:submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('cart:selectAddress') })).toBeVisible();
    await addAddress(visitor, phone);
    await page.getByRole('button', { name: t('cart:submit') }).click();
    await expect(page).toHaveURL(/\/user\/order\/pay\?orderNo=JO\d{18}/);
  });

  await test.step('sees that the balance is too low, has the wallet recharged and pays with a code', async () => {
    await expect(page.getByText(t('order:directly.byHand'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('order:pay.submit') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('auth:sendCode') })).toHaveCount(0);
    await runCommand(shop, 'wallet-credit', phone, '2000');
    // The page notices by itself that the balance has changed.
    await expect(page.getByText('¥2,000.00')).toBeVisible();
    await page.getByRole('button', { name: t('order:pay.submit') }).click();
    await expect(page.getByText(t('order:enterCode'))).toBeVisible();
    await page.getByRole('button', { name: t('auth:sendCode') }).click();
    await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
    await page.getByLabel(t('order:pay.code')).fill(await api.latestCode(phone, 'order_pay'));
    await page.getByRole('button', { name: t('order:pay.submit') }).click();
    const title = page.getByRole('heading', { level: 1, name: t('order:thanks.title') });
    await expect(title).toBeFocused();
    await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('link', { name: t('order:pay.toDetail') }).click();
    await expect(page).toHaveURL(/\/user\/order\/detail\?orderNo=/);
    await expect(page.getByText(t('order:status.PAID'), { exact: true }).first()).toBeVisible();
  });

  await test.step('finds the debit in the wallet', async () => {
    await goToMemberPage(visitor, 'wallet');
    await expect(page.getByRole('region', { name: t('wallet:balance') })).toContainText('¥715.00');
    await expect(page.getByRole('cell', { name: t('wallet:scenes.ORDER_PAYMENT') })).toBeVisible();
    await expect(page.getByText('−¥1,285.00')).toBeVisible();
  });

  await test.step('sees the piece as sold in the list and on its page', async () => {
    await page.goto(`/artworks?q=${productCode}`);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(t('artworks:status.sold'), { exact: true })).toBeVisible();
    await card.getByRole('link', { name }).click();
    await expect(page.getByText(t('artworks:status.sold'), { exact: true }).first()).toBeVisible();
    await expect(add).toHaveCount(0);
  });

  await test.step('the second buyer, whose page still shows it for sale, is refused with the reason', async () => {
    await expect(otherChoice).toBeChecked();
    await other.getByRole('button', { name: t('cart:submit') }).click();
    const refusal = other.getByRole('alert').filter({ hasText: t('order:submitFailed') });
    await expect(refusal).toContainText(t('errors:code.ORD003'));
    await expect(refusal).toContainText(name);
  });

  await test.step('after a reload the cart shows it as sold, and it cannot be selected', async () => {
    await other.reload();
    await expect(other.getByText(t('artworks:status.sold'), { exact: true })).toBeVisible();
    await expect(otherChoice).toBeDisabled();
    await expect(otherChoice).not.toBeChecked();
    await expect(otherChoice).toHaveAccessibleDescription(new RegExp(t('cart:notCounted')));
    await other.getByRole('button', { name: t('cart:submit') }).click();
    await expect(other.getByRole('alert').filter({ hasText: t('cart:selectProducts') })).toBeVisible();
    await other.context().close();
  });
});
