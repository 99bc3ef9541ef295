import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

// Nobody else reconciles in this shop, so that the day names the channel as not reconciled.
const test = testWithOwnShop();
// The first answer to a file that does not tell its channel.
test.use({ expectedComplaints: [/status of 400/] });
const channel = 'unionpay';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());

test('a statement that is dropped on the day shows its planted differences, which notes close', async ({
  page,
  t,
  api,
  shop,
  newMember,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const member = await newMember();
  const finance = await newStaff(shop, api, 'Finance');
  const lost = await credited(200);
  const smaller = await credited(300);
  const same = await credited(400);
  const lines = [`${smaller},290,`, `${same},400,`, `${same},400,`, 'unknown-1,88,', 'unreadable'];

  await signIn(page, finance);
  await page.goto(`/admin/finance/day?day=${today}`);
  const unionPay = t(`wallet:channels.${channel}`);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row').filter({ hasText: unionPay }).last()).toContainText(
    t('admin-finance:day.notReconciled'),
  );

  await drop('sheet.xlsx', 'PK\u0003\u0004');
  await expect(page.getByText(t('admin-reconciliations:problemsOfFile.excel'))).toBeVisible();
  await drop('day.csv', ['serial_no,amount,time', ...lines].join('\n'));
  await page.getByRole('button', { name: unionPay, exact: true }).click();

  const differences = page.locator('[data-difference]');
  await expect(differences).toHaveCount(5);
  await expectAccessible(page);
  const reverse = t('admin-wallets:actions.proposeReversal.verb');
  for (const number of [lost, smaller])
    await expect(of(number).getByRole('button', { name: reverse })).toBeVisible();
  const credit = t('admin-wallets:actions.creditPayment.verb');
  await expect(of('UNKNOWN-1').getByRole('button', { name: credit })).toBeVisible();

  const verb = t('admin-reconciliations:actions.note.verb');
  for (let left = 5; left > 0; left -= 1) {
    await differences.first().getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Found by the statement of the day');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(differences).toHaveCount(left - 1);
  }
  // The notes explain the differences, which stay in the gap.
  const explained = t('admin-reconciliations:state.explained');
  await expect(sheet.getByText(explained).first()).toBeVisible();
  await expect(sheet.getByText('¥278.00').first()).toBeVisible();
  const { available } = await api.call('GET /wallet/query', {}, member.authToken);
  expect(available).toBe(900);

  await page.goto('/admin/finance/books');
  await page.getByRole('button', { name: t('admin-books:run') }).click();
  await expect(page.getByText(t('admin-books:inOrder')).first()).toBeVisible();
  await expect(
    page.getByText(t('admin-books:by', { name: `member${finance.phone.slice(3)}` })).first(),
  ).toBeVisible();
  await expectAccessible(page);

  function of(number: string) {
    return differences.filter({ hasText: number.toUpperCase() });
  }

  async function drop(name: string, text: string): Promise<void> {
    const data = await page.evaluateHandle(
      ([fileName, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], fileName));
        return transfer;
      },
      [name, text] as const,
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  }

  async function credited(amount: number): Promise<string> {
    const input = { requestId: randomUUID(), amount, channel } as const;
    const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
    const serialNo = `U-${randomUUID().slice(0, 8)}`;
    const confirmation = { requestId: randomUUID(), chargeNo, serialNo };
    await api.call('POST /admin/recharges/confirm', confirmation, finance.authToken);
    return serialNo;
  }
});
