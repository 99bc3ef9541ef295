import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.use({ expectedComplaints: [/status of 40[0139]/] });

test('a refund of an order needs a reason, which survives Esc, and the order then shows the request', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const member = await newMember(500);
  const { orderNo } = await api.buy(member, (await newPiece(480)).productCode);
  await signIn(page, member);
  await page.goto(`/user/order/detail?orderNo=${orderNo}`);
  const verb = t('order:moves.applyRefund.verb');
  const open = page.getByRole('button', { name: verb });
  const dialog = page.getByRole('dialog', { name: verb });
  const reason = dialog.getByRole('textbox');
  await open.first().click();
  await expect(dialog).toContainText(t('order:moves.applyRefund.effect'));
  await dialog.getByRole('button', { name: verb }).click();
  await expect(reason).toHaveAccessibleDescription(t('wallet:enterReason'));
  await reason.fill('Another glaze');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.first().click();
  await expect(reason).toHaveValue('Another glaze');
  await dialog.getByRole('button', { name: verb }).click();
  await expect(page.getByText(t('order:moves.applyRefund.done')).first()).toBeVisible();
  await expect(page.getByText(t('order:status.REFUNDING'), { exact: true }).first()).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('the records of the wallet are filtered by their scene', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const member = await newMember(500);
  await api.buy(member, (await newPiece(480)).productCode);
  await signIn(page, member);
  await page.goto('/user/wallet');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  const filter = page.getByRole('navigation', { name: t('wallet:records.byScene') });
  await filter.getByRole('link', { name: t('wallet:scenes.ORDER_PAYMENT') }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('−¥480.00');
  await filter.getByRole('link', { name: t('wallet:scenes.CHARGE_REFUND') }).click();
  await expect(page.getByText(t('wallet:records.nothingHere'))).toBeVisible();
});

test('all pieces of the cart are selected and deselected at once', async ({
  page,
  t,
  api,
  newMember,
  newPiece,
  signIn,
}) => {
  const member = await newMember();
  const { userId, authToken } = member;
  for (const price of [100, 200]) {
    const { productCode } = await newPiece(price);
    await api.call('POST /userinfo/cart/add_item', { userId, productCode }, authToken);
  }
  await signIn(page, member);
  await page.goto('/user/cart');
  const all = page.getByRole('checkbox', { name: t('cart:selectAll') });
  const pieces = page.getByRole('list', { name: t('cart:title') }).getByRole('checkbox');
  await expect(all).toBeChecked();
  await all.click();
  await expect(pieces.first()).not.toBeChecked();
  await expect(pieces.last()).not.toBeChecked();
  await pieces.first().click();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.click();
  await expect(all).toBeChecked();
  const items = await api.call('GET /userinfo/cart/query', { userId }, authToken);
  expect(items.map(({ selected }) => selected)).toEqual([true, true]);
});

test('a code that is no longer valid is named at its field and not in the notice', async ({
  page,
  t,
  api,
  newMember,
}) => {
  const { phone } = await newMember();
  const code = page.getByLabel(t('auth:fields.code'), { exact: true });
  await page.goto('/auth/reset-password');
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('auth:sendCode'), exact: true }).click();
  await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  const sent = await api.latestCode(phone, 'reset_password');
  // A code can be used once, and a used code is refused like an expired one.
  await api.call('POST /auth/reset_password/verify', { phone, code: sent });
  await code.fill(sent);
  await page.getByRole('button', { name: t('auth:reset.next'), exact: true }).click();
  await expect(code).toHaveAccessibleDescription(t('auth:codeSpent'));
  await expect(page.getByRole('alert').filter({ hasText: t('auth:resetFailed') })).toHaveText(
    t('auth:resetFailed'),
  );
});

test('a password reset whose permission was used elsewhere begins again and says so', async ({
  page,
  t,
  api,
  newMember,
}) => {
  const { phone } = await newMember();
  const field = (key: string) => page.getByLabel(t(`auth:fields.${key}`), { exact: true });
  const press = (key: string) => page.getByRole('button', { name: t(`auth:${key}`), exact: true }).click();
  await page.goto('/auth/reset-password');
  await field('phone').fill(phone);
  await press('sendCode');
  await expect(page.getByText(t('auth:codeSent', { phone }))).toBeVisible();
  await field('code').fill(await api.latestCode(phone, 'reset_password'));
  await press('reset.next');
  await expect(field('newPassword')).toBeFocused();
  const resetToken = await page.locator('[name=resetToken]').inputValue();
  const passwords = { newPassword: 'Other-1234!', confirmPassword: 'Other-1234!' };
  await api.call('POST /auth/reset_password/confirm', { resetToken, ...passwords });
  await field('newPassword').fill('Third-1234!');
  await field('confirmPassword').fill('Third-1234!');
  await press('reset.submit');
  await expect(page.getByText(t('auth:resetTokenSpent'))).toBeVisible();
  await expect(field('phone')).toBeVisible();
});

test('under HTTPS the cookies of a session are secure, and a logout removes them', async ({
  page,
  t,
  baseURL,
  newMember,
}) => {
  const shop = 'https://shop.example';
  // The test shop uses HTTP. The browser sees its answers as if they came over HTTPS.
  await page.route(`${shop}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(shop, baseURL ?? '');
    const headers = { ...route.request().headers(), origin: baseURL ?? '', host: new URL(url).host };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  const { phone, password } = await newMember();
  await page.goto(`${shop}/auth`);
  await page.getByLabel(t('auth:fields.account')).fill(phone);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${shop}/`);
  const session = async () =>
    (await page.context().cookies(shop)).filter(({ name }) => ['userId', 'authToken'].includes(name));
  const found = await session();
  expect(found.map(({ secure, sameSite, path }) => ({ secure, sameSite, path }))).toEqual(
    [0, 1].map(() => ({ secure: true, sameSite: 'Strict', path: '/' })),
  );
  await page.goto(`${shop}/auth/logout`);
  await expect(page).toHaveURL(`${shop}/`);
  expect(await session()).toEqual([]);
  // Pictures may still be loading through the route.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
