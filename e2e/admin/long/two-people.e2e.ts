import { expect } from '@playwright/test';
import { expectAccessible, test } from '../../fixtures.ts';
import { newStaff } from '../staff.ts';

test.use({ expectedComplaints: [/40[139]/] });

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
  await elsewhere.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
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
