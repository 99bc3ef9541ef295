import { expect } from '@playwright/test';
import { test as base, expectAccessible } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import type { Member } from '../support/commerce-api.ts';

/** The member has ¥100 and an unpaid order of ¥480, whose payment page is open. */
const test = base.extend<{ tooLittle: { buyer: Member; orderNo: string } }>({
  tooLittle: async ({ page, api, newPiece, newMember, signIn }, use) => {
    const buyer = await newMember(100);
    const { orderNo } = await api.order(buyer, (await newPiece(480)).productCode);
    await signIn(page, buyer);
    await page.goto(`/user/order/pay?orderNo=${orderNo}`);
    await use({ buyer, orderNo });
  },
});

test('with too little money the missing amount is recharged through the workshop, and the order is then paid', async ({
  page,
  t,
  api,
  shop,
  newMember,
  tooLittle: { buyer, orderNo },
}) => {
  test.slow();
  const open = page.getByRole('button', { name: t('wallet:charge.verb') });
  const submit = page.getByRole('button', { name: t('order:pay.submit') });
  const dialog = page.getByRole('dialog', { name: t('wallet:charge.title') });
  const amount = dialog.getByRole('textbox');

  await test.step('the page of the order says what is missing, and leads to the wallet', async () => {
    await expect(page.getByText(t('order:pay.tooLow', { amount: '¥380.00' }))).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('wallet:charge.verb') }).click();
    await open.click();
    await expect(dialog).toContainText(t('wallet:manual'));
    await expectAccessible(page);
  });

  await test.step('a wrong amount is refused, and what was typed survives Esc', async () => {
    await amount.fill('1.234');
    await dialog.getByRole('button', { name: t('wallet:charge.request') }).click();
    await expect(amount).toHaveAccessibleDescription(t('wallet:charge.amountInvalid'));
    await amount.fill('400');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await expect(amount).toHaveValue('400');
  });

  const opened = page.getByRole('dialog', { name: t('wallet:charge.openedTitle') });
  await test.step('after the recharge is opened, the dialog names the contact, the number and the amount', async () => {
    await dialog.getByRole('radio', { name: t('wallet:charge.byHand') }).check();
    await dialog.getByRole('button', { name: t('wallet:charge.request') }).click();
    await expect(opened).toContainText('¥400.00');
    await expect(opened).toContainText(/JC\d{18}/);
    await expect(opened.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await opened
      .getByRole('button', { name: t('common:close'), exact: true })
      .last()
      .click();
  });

  await test.step('once staff confirm the money, the wallet pays', async () => {
    const [charge] = (await api.call('GET /wallet/charge/query', {}, buyer.authToken)).items;
    const staff = await newMember();
    await runCommand(shop, 'staff-role', staff.phone, 'Finance');
    await api.call(
      'POST /admin/recharges/confirm',
      { requestId: crypto.randomUUID(), chargeNo: charge?.chargeNo ?? '', serialNo: orderNo },
      staff.authToken,
    );
    await page.goto(`/user/order/pay?orderNo=${orderNo}`);
    await expect(page.getByText('¥500.00')).toBeVisible();
    await page.getByRole('button', { name: t('auth:sendCode') }).click();
    await expect(page.getByRole('button', { name: t('auth:sendCode'), exact: true })).toBeHidden();
    await page.getByLabel(t('order:pay.code')).fill(await api.latestCode(buyer.phone, 'order_pay'));
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeFocused();
    await expectAccessible(page);
  });
});

test('who pays a person of the workshop keeps the pieces until the money is confirmed', async ({
  page,
  t,
  api,
  shop,
  newPiece,
  newMember,
  signIn,
}) => {
  const buyer = await newMember();
  const { orderNo, payableUntil } = await api.order(buyer, (await newPiece(480)).productCode);
  await signIn(page, buyer);
  await page.goto(`/user/order/pay?orderNo=${orderNo}`);
  await expect(page.getByText(t('order:directly.byHand'))).toBeVisible();
  await page.getByRole('button', { name: t('order:directly.request') }).click();
  await expect(page.getByText(t('order:directly.heldUntil'))).toBeVisible();
  await expect(page.getByText(t('wallet:steps.thenOrder'))).toBeVisible();
  await expectAccessible(page);
  const order = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  expect(Date.parse(order.payableUntil)).toBeGreaterThan(Date.parse(payableUntil));

  const staff = await newMember();
  await runCommand(shop, 'staff-role', staff.phone, 'Finance');
  const { items } = await api.call('GET /admin/wallets/todo', {}, staff.authToken);
  const task = items.find((each) => each.orderNo === orderNo);
  expect(task?.heldUntil).toBe(order.payableUntil);
  await api.call(
    'POST /admin/recharges/confirm',
    { requestId: crypto.randomUUID(), chargeNo: task?.id ?? '', serialNo: orderNo },
    staff.authToken,
  );
  await expect(page.getByRole('heading', { level: 1, name: t('order:thanks.title') })).toBeFocused();
});
