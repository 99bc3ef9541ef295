import { expect } from '@playwright/test';
import { expectAccessible, test } from '../fixtures.ts';
import { newStaff } from './staff.ts';

test.use({ expectedComplaints: [/40[139]/] });

test('a packer ships a paid order, and the member sees the parcel', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const buyer = await newMember(500);
  const { productCode } = await newPiece(480);
  const { orderNo } = await api.buy(buyer, productCode);
  await signIn(page, await newStaff(shop, api, 'Fulfilment'));
  await page.goto(`/admin/orders/${orderNo}?view=toShip`);

  const ship = t('admin-orders:actions.ship.verb');
  await page.getByRole('button', { name: ship, exact: true }).last().click();
  const dialog = page.getByRole('dialog', {
    name: t('admin-orders:actions.ship.title', { order: '' }),
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: ship, exact: true }).click();
  await expect(dialog.getByText(t('admin:act.required'))).toBeVisible();
  await dialog.getByLabel(t('admin-orders:fields.trackingNo')).fill('SF1234567890');
  await dialog.getByRole('button', { name: ship, exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('SF1234567890').first()).toBeVisible();
  const order = await api.call('GET /order/detail', { orderNo }, buyer.authToken);
  expect(order.shipment).toMatchObject({ trackingNo: 'SF1234567890' });
  const refund = t('admin-orders:actions.refund.verb');
  await expect(page.getByRole('button', { name: refund, exact: true })).toHaveCount(0);
});

test('a price is changed in place, and undone', async ({ page, t, api, shop, newPiece, signIn }) => {
  const { productCode } = await newPiece(480);
  const person = await newStaff(shop, api, 'Catalogue');
  await signIn(page, person);
  await page.goto(`/admin/products/${productCode}`);
  const priceNow = async () =>
    (await api.call('GET /admin/products/detail', { productCode }, person.authToken)).price;

  const label = t('admin-products:fields.price');
  const cell = (text: string) =>
    page.getByRole('button', { name: t('admin-products:editPrice', { field: label, text }) }).last();
  await cell('¥480.00').click();
  await page.getByLabel(label, { exact: true }).fill('520');
  await page.keyboard.press('Enter');
  await expect(cell('¥520.00')).toBeVisible();
  expect(await priceNow()).toBe(520);

  await page.getByRole('button', { name: t('admin:undo.undo') }).click();
  await expect(cell('¥480.00')).toBeVisible();
  expect(await priceNow()).toBe(480);
});

test('a price that somebody else has changed meanwhile is asked again', async ({
  page,
  t,
  api,
  shop,
  newPiece,
  signIn,
}) => {
  const { productCode } = await newPiece(480);
  const person = await newStaff(shop, api, 'Catalogue');
  await signIn(page, person);
  await page.goto(`/admin/products/${productCode}`);
  const label = t('admin-products:fields.price');
  const name = t('admin-products:editPrice', { field: label, text: '¥480.00' });
  await page.getByRole('button', { name }).last().click();
  await page.getByLabel(label, { exact: true }).fill('520');

  const { version } = await api.call('GET /admin/products/detail', { productCode }, person.authToken);
  const requestId = crypto.randomUUID();
  const other = { requestId, productCode, version, price: 500, specialPrice: null };
  await api.call('POST /admin/products/price', other, person.authToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('admin-products:changedTo', { text: '¥500.00' }))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('button', { name: t('admin-products:editPrice', { field: label, text: '¥520.00' }) })
      .last(),
  ).toBeVisible();
});

test('a member who is frozen is signed out by the next call and told so at the login', async ({
  page,
  browser,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, member);
  await elsewhere.goto('/user');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, await newStaff(shop, api, 'Support'));
  await page.goto(`/admin/users/${member.userId}`);
  const verb = t('admin-users:actions.freeze.verb');
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin:act.reason')).fill('asked for it by phone');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByRole('button', { name: t('admin-users:actions.unfreeze.verb') })).toBeVisible();

  await elsewhere.goto('/user/wallet');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.getByLabel(t('auth:fields.account')).fill(member.phone);
  await elsewhere.getByLabel(t('auth:fields.password'), { exact: true }).fill(member.password);
  await elsewhere.getByRole('button', { name: t('auth:login.submit') }).click();
  await expect(elsewhere.getByText(t('errors:code.AUT002'))).toBeVisible();
});

test('two people deal with a message, from its arrival to its closing', async ({
  page,
  browser,
  t,
  api,
  shop,
  signIn,
}) => {
  const subject = `天青瓶 ${crypto.randomUUID().slice(0, 8)}`;
  const message = { name: 'Ada', email: 'ada@example.com', subject, message: 'How is it packed?' };
  await api.call('POST /message/submit', message);
  const [first, second] = [await newStaff(shop, api, 'Support'), await newStaff(shop, api, 'Support')];
  const colleague = await (await browser.newContext()).newPage();
  await signIn(page, first);
  await signIn(colleague, second);

  await page.goto('/admin/messages?status=NEW');
  await page.getByRole('link', { name: subject }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText(t('admin-messages:status.READ')).last()).toBeVisible();
  const assignee = page.getByLabel(t('admin-messages:fields.assignee')).last();
  await page.getByRole('button', { name: t('admin-messages:takeIt') }).click();
  await expect(assignee).toHaveValue(first.userId);
  await page.getByLabel(t('admin:record.note')).fill('Please send the page about packing.');
  await page.getByRole('button', { name: t('admin:record.addNote') }).click();
  const note = { hasText: 'Please send the page about packing.' };
  await expect(page.getByRole('listitem').filter(note).first()).toBeVisible();
  await assignee.selectOption(second.userId);
  const name = `member${second.phone.slice(3)}`;
  await expect(page.getByText(t('admin-messages:assignedTo', { name })).first()).toBeVisible();
  await expectAccessible(page);

  await colleague.goto(`/admin/messages?assignee=${second.userId}`);
  await colleague.getByRole('link', { name: subject }).locator('visible=true').click();
  await expect(colleague.getByRole('listitem').filter(note).first()).toBeVisible();
  await act('markReplied');
  await act('close');
  await expect(
    colleague.getByRole('button', { name: t('admin-messages:actions.close.verb'), exact: true }),
  ).toHaveCount(0);

  // The first browser still shows the former state of the message.
  const close = t('admin-messages:actions.close.verb');
  await page.getByRole('button', { name: close, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: close, exact: true }).click();
  await expect(page.getByText(t('admin:act.notOffered'))).toBeVisible();

  async function act(deed: 'markReplied' | 'close') {
    const verb = t(`admin-messages:actions.${deed}.verb`);
    await colleague.getByRole('button', { name: verb, exact: true }).click();
    const dialog = colleague.getByRole('dialog');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(colleague.getByText(t(`admin-messages:actions.${deed}.done`)).first()).toBeVisible();
  }
});

test('units that are not available cannot be removed from the stock', async ({
  page,
  t,
  api,
  shop,
  newPiece,
  signIn,
}) => {
  const { productCode } = await newPiece(480);
  await signIn(page, await newStaff(shop, api, 'Catalogue'));
  await page.goto(`/admin/inventory/${productCode}`);
  const verb = t('admin-inventory:actions.adjust.verb');
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-inventory:fields.change')).fill('-5');
  await dialog.getByLabel(t('admin:act.reason')).fill('broken');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('errors:code.PRD003'));
  await dialog.getByLabel(t('admin-inventory:fields.change')).fill('-1');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('admin-inventory:changes.remove', { quantity: 1 }))).toBeVisible();
});
