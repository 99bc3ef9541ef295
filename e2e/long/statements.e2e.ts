import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import { testWithOwnShop } from '../support/own-shop.ts';

// Nobody else compares a statement in this shop, so that the day names the channel as not compared.
const test = testWithOwnShop();
const channel = 'unionpay';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());

test('five planted differences of a statement are found and resolved, and the books are in order', async ({
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
  const statement = ['serial_no,amount,time', ...lines].join('\n');

  await signIn(page, finance);
  await page.goto(`/admin/finance/day?day=${today}`);
  const unionPay = t(`wallet:channels.${channel}`);
  await page
    .getByRole('link', { name: t('admin-finance:day.compareChannel', { channel: unionPay }) })
    .click();
  const upload = page.getByRole('dialog', { name: t('admin-statements:upload.title') });
  await expect(upload.getByLabel(t('admin-statements:fields.channel'))).toHaveValue(channel);
  await expect(upload.getByLabel(t('admin-statements:fields.from'))).toHaveValue(today);
  await expect(upload.getByLabel(t('admin-statements:fields.to'))).toHaveValue(today);
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await upload.getByRole('button', { name: t('admin-statements:upload.submit'), exact: true }).click();

  await expect(
    page.getByText(t('admin-statements:state.resolved', { resolved: 0, total: 5 })).first(),
  ).toBeVisible();
  await expect(page.getByText(t('admin-statements:alsoLine', { line: 3 }))).toBeVisible();
  await expectAccessible(page);
  // An unreadable line may be the payment that seems to be missing, so it comes first.
  await resolve('note', t('admin-statements:line', { line: 6 }));
  await resolve('reversal', lost);
  await resolve('reversal', smaller);
  await resolve('note', same);
  await resolve('note', 'unknown-1');
  // The second copy and the unknown payment are explained, and stay in the gap.
  const explained = t('admin-statements:state.explained');
  await expect(page.getByText(explained).first()).toBeVisible();
  await expect(page.getByText('¥488.00').first()).toBeVisible();
  const { available } = await api.call('GET /wallet/query', {}, member.authToken);
  expect(available).toBe(690);

  const record = page.getByRole('article');
  await record.getByRole('link', { name: t('admin-statements:toDay') }).click();
  const compared = page.getByRole('row').filter({ hasText: `${unionPay} ${today}` });
  await expect(compared).toContainText(explained);

  await page.goto('/admin/finance/books');
  await page.getByRole('button', { name: t('admin-books:run') }).click();
  await expect(page.getByText(t('admin-books:inOrder')).first()).toBeVisible();
  await expect(
    page.getByText(t('admin-books:by', { name: `member${finance.phone.slice(3)}` })).first(),
  ).toBeVisible();
  await expectAccessible(page);

  async function credited(amount: number): Promise<string> {
    const input = { requestId: randomUUID(), amount, channel } as const;
    const { chargeNo } = await api.call('POST /wallet/charge', input, member.authToken);
    const serialNo = `U-${randomUUID().slice(0, 8)}`;
    const confirmation = { requestId: randomUUID(), chargeNo, serialNo, reason: 'paid' };
    await api.call('POST /admin/charges/confirm', confirmation, finance.authToken);
    return serialNo;
  }

  async function resolve(how: 'note' | 'reversal', name: string) {
    const difference = page.locator('[data-difference]').filter({ hasText: name });
    const verb = t(`admin-statements:actions.${how}.verb`);
    await difference.getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog', { name: t(`admin-statements:actions.${how}.title`, { name }) });
    await dialog.getByRole('textbox').fill('Found by the statement of the day');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(difference).toContainText(
      t(`admin-statements:resolved.${how}`, { name: `member${finance.phone.slice(3)}` }),
    );
  }
});
