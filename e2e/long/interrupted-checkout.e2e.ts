import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { runCommand } from '../support/commands.ts';
import type { Member } from '../support/commerce-api.ts';
import { test } from '../support/full-cart.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { wordsOf } from '../support/words.ts';

test.use({ expectedComplaints: [/status of 40[01]/] });

const toPay = /\/user\/order\/pay\?orderNo=JO\d{18}/;
const remark = 'Ring before you deliver';

const orderButton = (page: Page, t: TFunction) => page.getByRole('button', { name: t('cart:submit') });
const remarkField = (page: Page, t: TFunction) => page.getByLabel(t('cart:remark'));

async function pay(page: Page, t: TFunction, code: string): Promise<void> {
  await page.getByLabel(t('order:pay.code')).fill(code);
  await page.getByRole('button', { name: t('order:pay.submit') }).click();
}

async function login(page: Page, t: TFunction, { phone, password }: Member): Promise<void> {
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
}

test('a switch of the language in the middle of a checkout keeps the selection, the remark, the address and the code', async ({
  page,
  shop,
  api,
  newPiece,
  fullCart: { buyer, name },
}) => {
  const [zh, en] = [wordsOf('zh'), wordsOf('en')];
  const { userId, phone, authToken } = buyer;
  const other = await newPiece(120);
  await api.call('POST /userinfo/cart/add_item', { userId, productCode: other.productCode }, authToken);
  const second = { recipientName: '李四', phone, province: '上海市', city: '上海市', district: '浦东新区' };
  await api.call('POST /userinfo/address/add', { ...second, street: '世纪大道 100 号' }, authToken);
  await page.reload();
  const address = page.getByRole('radio', { name: /李四/ });
  const choice = (words: TFunction, of: string) =>
    page.getByRole('checkbox', { name: words('cart:select', { name: of }) });

  await test.step('on the page of the cart', async () => {
    await expect(choice(zh, name)).toBeChecked();
    await choice(zh, other.name).click();
    await expect(choice(zh, other.name)).not.toBeChecked();
    await address.check();
    await remarkField(page, zh).fill(remark);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(remarkField(page, en)).toHaveValue(remark);
    await expect(address).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  await test.step('the order has what was chosen', async () => {
    await orderButton(page, en).click();
    await expect(page).toHaveURL(toPay);
    const [order] = (await api.call('GET /order/query', {}, authToken)).items;
    expect(order).toMatchObject({ amount: 480, remark, address: { recipientName: '李四' } });
  });

  await test.step('on the page of the payment', async () => {
    await runCommand(shop, 'wallet-credit', phone, '1000');
    const code = (words: TFunction) => page.getByLabel(words('order:pay.code'));
    await page.getByRole('button', { name: en('auth:sendCode') }).click();
    await code(en).fill(await api.latestCode(phone, 'order_pay'));
    const typed = await code(en).inputValue();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(code(zh)).toHaveValue(typed);
    await page.getByRole('button', { name: zh('order:pay.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: zh('order:thanks.title') })).toBeFocused();
  });
});

test('a member whose session ends during the checkout logs in and is back at the cart, with what was typed', async ({
  page,
  t,
  api,
  fullCart: { buyer, name },
}) => {
  await page.goto('/user/cart?from=artworks#checkout');
  const choice = page.getByRole('checkbox', { name: t('cart:select', { name }) });
  await expect(choice).toBeChecked();
  await page.evaluate(() => {
    window.history.replaceState({ ...window.history.state, usr: { from: 'test' } }, '');
  });
  await remarkField(page, t).fill(remark);
  await api.call('POST /auth/logout', {}, buyer.authToken);
  await orderButton(page, t).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText(t('errors:code.SYS001'))).toBeVisible();
  await login(page, t, buyer);
  await expect(page).toHaveURL('/user/cart?from=artworks#checkout');
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ from: 'test' });
  await expect(choice).toBeChecked();
  await expect(remarkField(page, t)).toHaveValue(remark);
  await orderButton(page, t).click();
  await expect(page).toHaveURL(toPay);
});

test('on a slow network the buttons say that they work, and a double click orders and pays once', async ({
  page,
  t,
  api,
  shop,
  fullCart: { buyer },
}) => {
  const { phone, authToken } = buyer;
  await runCommand(shop, 'wallet-credit', phone, '1000');
  const submit = orderButton(page, t);
  await expect(submit).toBeEnabled();
  const answerOrder = await holdAnswers(page, '**/api/order/submit');
  await submit.dblclick();
  await expect(page.getByRole('button', { name: t('cart:submitting') })).toBeVisible();
  answerOrder();
  await expect(page).toHaveURL(toPay);
  expect((await api.call('GET /order/query', {}, authToken)).total).toBe(1);

  await page.getByRole('button', { name: t('auth:sendCode') }).click();
  await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();

  await pay(page, t, '000000');
  await expect(page.getByText(t('errors:code.AUT003'))).toBeVisible();
  const answerPayment = await holdAnswers(page, '**/api/order/pay');
  await page.getByLabel(t('order:pay.code')).fill(await api.latestCode(phone, 'order_pay'));
  await page.getByRole('button', { name: t('order:pay.submit') }).dblclick();
  await expect(page.getByRole('button', { name: t('order:pay.busy') })).toBeVisible();
  answerPayment();
  await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeFocused();
  expect((await api.call('GET /wallet/query', {}, authToken)).balance).toBe(520);
});
