import { expect } from '@playwright/test';
import { expectAccessible, test } from '../../fixtures.ts';
import { runCommand } from '../../support/commands.ts';

test.use({ expectedComplaints: [/409/] });

test('a pending recharge is withdrawn in the list, once a dialog has said what happens', async ({
  page,
  t,
  api,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const input = { requestId: crypto.randomUUID(), amount: 200, channel: 'alipay' } as const;
  const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
  await signIn(page, member);
  await page.goto('/user/wallet/charges');
  await page.getByRole('button', { name: t('wallet:charges.withdrawNamed', { number: chargeNo }) }).click();
  const dialog = page.getByRole('dialog', { name: t('wallet:withdraw.verb') });
  await expect(dialog).toContainText(t('wallet:withdraw.effect', { amount: '¥200.00' }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('wallet:withdraw.verb') }).click();
  const list = page.getByRole('list', { name: t('wallet:charges.title') });
  await expect(list).toContainText(t('wallet:chargeStatus.WITHDRAWN'));
  await expect(list).toBeFocused();

  await page.goto(`/user/wallet/pay/success?chargeNo=${chargeNo}`);
  await expect(page.getByText(t('wallet:payStatus.withdrawn'))).toBeVisible();
});

test('the unspent part of a recharge is refunded, and the page of the refund says when it arrives', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  test.slow();
  const member = await newMember();
  const staff = await newMember();
  await runCommand(shop, 'staff-role', staff.phone, 'Finance');
  const input = { requestId: crypto.randomUUID(), amount: 500, channel: 'alipay' } as const;
  const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
  await api.call(
    'POST /admin/recharges/confirm',
    { requestId: crypto.randomUUID(), chargeNo, serialNo: chargeNo },
    staff.authToken,
  );
  await api.buy(member, (await newPiece(120)).productCode);

  await signIn(page, member);
  await page.goto(`/user/wallet/charge/detail/${chargeNo}`);
  const verb = t('wallet:refund.verb');
  await page.getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog', { name: verb });
  await expect(dialog).toContainText(t('wallet:refund.partlySpent', { spent: '¥120.00', left: '¥380.00' }));
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog.getByText(t('wallet:enterReason'))).toBeVisible();
  await dialog.getByLabel(t('wallet:refund.reason')).fill('Too much');
  await dialog.getByLabel(t('wallet:refund.amount')).fill('380.01');
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog.getByText(t('errors:code.REF003'))).toBeVisible();
  await dialog.getByLabel(t('wallet:refund.amount')).fill('380');
  await dialog.getByRole('button', { name: verb }).click();

  await expect(page).toHaveURL(/\/user\/wallet\/refund\/detail\/JR\d{18}/);
  await expect(page.getByText(t('wallet:refundDetail.review'))).toBeVisible();
  const refundNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const decision = { refundNo, reason: 'no', explanation: 'Please write to us first' };
  await api.call(
    'POST /admin/refunds/reject',
    { requestId: crypto.randomUUID(), ...decision },
    staff.authToken,
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('wallet:refundDetail.failedBy.workshop'));
  await expect(page.getByRole('alert')).toContainText(decision.explanation);
  await expectAccessible(page);
});
