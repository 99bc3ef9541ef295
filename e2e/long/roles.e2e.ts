import { randomUUID } from 'node:crypto';
import type { Permission } from '@junyao/commerce/contract';
import { expect } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';

test.use({ expectedComplaints: [/40[1349]/] });

test('a role is cloned, changed, given, felt at once by its holder, and deleted when unused', async ({
  page,
  browser,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  const owner = await newStaff(shop, api, 'Owner');
  const buyer = await newMember(500);
  const { productCode } = await newPiece(480);
  const { orderNo } = await api.buy(buyer, productCode);
  const holder = await newMember();
  const name = `夜班 / Night ${randomUUID().slice(0, 8)}`;
  const record = `/admin/roles/${encodeURIComponent(name)}`;
  const dialog = page.getByRole('dialog');
  const press = (key: string) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click();
  const confirm = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click();
  const giveReason = (text: string) => dialog.getByLabel(t('admin:act.reason')).fill(text);
  const refund = t('admin-roles:can.orders.refund');

  await signIn(page, owner);
  await page.goto('/admin/roles/Fulfilment');
  await press('admin-roles:actions.clone.verb');
  await expectAccessible(page);
  await dialog.getByLabel(t('admin-roles:fields.name'), { exact: true }).fill('owner');
  await confirm('admin-roles:actions.clone.verb');
  await expect(dialog.getByText(t('errors:code.ROL003')).first()).toBeVisible();
  await dialog.getByLabel(t('admin-roles:fields.name'), { exact: true }).fill(name);
  await confirm('admin-roles:actions.clone.verb');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await press('admin-roles:actions.edit.verb');
  await giveReason('refunds at night');
  await confirm('admin-roles:actions.edit.save');
  await expect(dialog.getByText(t('admin-roles:actions.edit.nothing'))).toBeVisible();
  await dialog.locator('summary').click();
  await dialog.getByRole('checkbox', { name: refund }).check();
  await dialog.getByRole('checkbox', { name: t('admin-roles:can.inventory.adjust') }).uncheck();
  const difference = dialog.getByRole('region', { name: t('admin-roles:actions.edit.difference') });
  await expect(difference.getByRole('listitem')).toHaveCount(2);
  await expect(difference).toContainText(refund);
  await confirm('admin-roles:actions.edit.save');
  await expect(dialog).toBeHidden();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, holder);
  await elsewhere.goto(`/admin/orders/${orderNo}`);
  await expect(elsewhere.getByText(t('admin:noAccess.area'))).toBeVisible();

  await page.goto(`/admin/users/${holder.userId}`);
  await press('admin-users:actions.assignRoles.verb');
  await dialog.getByRole('checkbox', { name }).check();
  await giveReason('works at night');
  await confirm('admin-users:actions.assignRoles.verb');
  await expect(dialog).toBeHidden();

  const refundButton = elsewhere.getByRole('button', {
    name: t('admin-orders:actions.refund.verb'),
    exact: true,
  });
  const shipButton = elsewhere.getByRole('button', {
    name: t('admin-orders:actions.ship.verb'),
    exact: true,
  });
  await elsewhere.reload();
  await expect(refundButton).toBeVisible();

  await page.goto(record);
  await expect(page.getByRole('list', { name: t('admin-roles:parts.history') })).toContainText(
    'refunds at night',
  );
  await expect(page.getByText(t('admin-roles:actions.delete.inUse', { count: 1 }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('admin-roles:actions.delete.verb'), exact: true }),
  ).toHaveCount(0);
  await press('admin-roles:actions.edit.verb');
  await dialog.locator('summary').click();
  await dialog.getByRole('checkbox', { name: refund }).uncheck();
  await giveReason('no refunds at night');
  await confirm('admin-roles:actions.edit.save');
  await expect(dialog).toBeHidden();
  const input = { requestId: randomUUID(), orderNo, reason: 'test' };
  const late = await api.ask('POST /admin/orders/refund', input, holder.authToken);
  expect(late.body.errorCode).toBe('SYS005');
  await elsewhere.getByRole('link', { name: t('admin:record.back') }).click();
  await elsewhere.getByRole('link', { name: orderNo }).click();
  await expect(shipButton.last()).toBeVisible();
  await expect(refundButton).toHaveCount(0);

  await api.call(
    'POST /admin/users/assign_roles',
    { requestId: randomUUID(), userId: holder.userId, roles: [], reason: 'test' },
    owner.authToken,
  );
  await page.goto(record);
  await press('admin-roles:actions.delete.verb');
  await giveReason('nobody works at night');
  await confirm('admin-roles:actions.delete.verb');
  await expect(page).toHaveURL(/\/admin\/roles$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.goto(`/admin/logs?object=${encodeURIComponent(name)}`);
  const row = (key: string) => page.getByRole('row').filter({ hasText: t(`admin-logs:acts.roles.${key}`) });
  for (const [key, count] of [
    ['create', 1],
    ['update', 2],
    ['delete', 1],
  ] as const) {
    await expect(row(key).locator('visible=true')).toHaveCount(count);
  }
  await row('update').getByRole('link').first().click();
  await expect(page.getByRole('deletion')).toContainText(refund);
  await expectAccessible(page);
});

test('the log leads to a renamed role by the name it had before', async ({ page, t, api, shop, signIn }) => {
  const owner = await newStaff(shop, api, 'Owner');
  const name = `早班 ${randomUUID().slice(0, 8)}`;
  const permissions: Permission[] = ['orders.read'];
  await api.call('POST /admin/roles/create', { requestId: randomUUID(), name, permissions }, owner.authToken);
  await signIn(page, owner);
  await page.goto(`/admin/roles/${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: t('admin-roles:actions.rename.verb'), exact: true })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('admin-roles:fields.newName'), { exact: true }).fill(`${name} 2`);
  await dialog.getByLabel(t('admin:act.reason')).fill('a second shift');
  await dialog.getByRole('button', { name: t('admin-roles:actions.rename.verb'), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: `${name} 2`, exact: true });
  await expect(heading).toBeVisible();
  await page.goto(`/admin/logs?object=${encodeURIComponent(`role:${name}`)}`);
  await page
    .getByRole('row')
    .filter({ hasText: t('admin-logs:acts.roles.create') })
    .getByRole('link', { name })
    .click();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(`${name} 2`)}$`));
});

test('a role without roles.write sees no buttons and is refused', async ({ page, t, api, shop, signIn }) => {
  const auditor = await newStaff(shop, api, 'Auditor');
  await signIn(page, auditor);
  await page.goto('/admin/roles');
  await expect(page.getByRole('heading', { name: t('admin-roles:title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('admin-roles:actions.create.verb') })).toHaveCount(0);
  await page.goto('/admin/roles/Support');
  await expect(page.getByRole('heading', { name: t('admin-roles:parts.permissions') })).toBeVisible();
  for (const key of ['edit', 'clone', 'rename', 'delete']) {
    await expect(
      page.getByRole('button', { name: t(`admin-roles:actions.${key}.verb`), exact: true }),
    ).toHaveCount(0);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const input = { requestId: randomUUID(), name: 'Support', permissions: [], reason: 'test' };
  const { body } = await api.ask('POST /admin/roles/update', input, auditor.authToken);
  expect(body.errorCode).toBe('SYS005');
});

test('the log and the ledger are verified on demand', async ({ page, t, api, shop, signIn }) => {
  await signIn(page, await newStaff(shop, api, 'Auditor'));
  await page.goto('/admin/logs');
  await page.getByRole('button', { name: t('admin-logs:verify.verb'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('admin-logs:verify.title') });
  await dialog.getByRole('button', { name: t('admin-logs:verify.verb'), exact: true }).click();
  await expect(dialog.getByText(t('admin-logs:verify.intactAdvice'))).toBeVisible();
  await expectAccessible(page);
});
