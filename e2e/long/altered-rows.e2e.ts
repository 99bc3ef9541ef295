import path from 'node:path';
import { expect } from '@playwright/test';
import Database from 'better-sqlite3';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import { runCommand } from '../support/commands.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

// The test damages the books, so it needs its own shop.
const test = testWithOwnShop();

test('a posting and a row of the log that were altered in the database are found and named', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const member = await newMember();
  const owner = await newStaff(shop, api, 'Owner');
  await runCommand(shop, 'wallet-credit', member.phone, '350.00');
  await api.call(
    'POST /admin/users/freeze',
    {
      requestId: crypto.randomUUID(),
      userId: member.userId,
      version: (await api.call('GET /admin/users/detail', { userId: member.userId }, owner.authToken))
        .version,
      reason: 'asked for by phone',
    },
    owner.authToken,
  );
  // Rows are sealed within seconds.
  await expect(async () => {
    const { items } = await api.call('GET /admin/logs/query', { action: 'users/freeze' }, owner.authToken);
    expect(items[0]?.sealed).toBe(true);
  }).toPass();
  const { transactionNo, logId } = alter(path.join(shop.DATA_DIR, 'commerce.sqlite'), member.userId);

  await signIn(page, owner);
  await page.goto('/admin/finance/books');
  await page.getByRole('button', { name: t('admin-books:run') }).click();
  const findings = page.getByRole('list', { name: t('admin-books:parts.findings') });
  const named = (kind: 'transaction' | 'log', id: string) =>
    findings.getByRole('link', { name: `${t(`admin-books:kinds.${kind}`)} ${id}` }).first();
  await expect(named('transaction', transactionNo)).toBeVisible();
  await expect(named('log', logId)).toBeVisible();
  await expectAccessible(page);
  await named('transaction', transactionNo).click();
  await expect(page.getByRole('heading', { name: transactionNo })).toBeVisible();

  await page.goto('/admin/logs');
  await page.getByRole('button', { name: t('admin-logs:verify.verb'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('admin-logs:verify.verb'), exact: true }).click();
  await expect(dialog.getByText(t('admin-logs:verify.rows.ledger', { row: transactionNo }))).toBeVisible();
  await expect(dialog.getByText(t('admin-logs:verify.rows.log', { row: logId }))).toBeVisible();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: t('admin-logs:verify.chains.log') })
    .getByRole('link', { name: t('admin-logs:verify.open') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/logs/${logId}`));
});

/** Alters rows as somebody with access to the file could. */
function alter(file: string, userId: string): { transactionNo: string; logId: string } {
  const database = new Database(file, { timeout: 10_000 });
  const only = (sql: string) => String(database.prepare(sql).pluck().get(`%${userId}`));
  const transactionNo = only(`SELECT transaction_no FROM ledger_transactions WHERE id IN
    (SELECT transaction_id FROM ledger_postings WHERE account LIKE ?)`);
  const logId = only("SELECT id FROM audit_log WHERE action = 'users/freeze' AND object LIKE ?");
  database.exec(`
    DROP TRIGGER ledger_postings_no_update;
    DROP TRIGGER log_details_only_emptied;
    UPDATE ledger_postings SET amount_fen = amount_fen + 1 WHERE account LIKE '%${userId}';
    UPDATE log_details SET reason = 'altered' WHERE log_id = ${logId}`);
  database.close();
  return { transactionNo, logId };
}
