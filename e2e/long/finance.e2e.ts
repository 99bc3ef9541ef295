import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible } from '../fixtures.ts';
import type { Member } from '../support/commerce-api.ts';
import { testWithOwnShop } from '../support/own-shop.ts';
import { wordsOf } from '../support/words.ts';

// Nobody else moves money in this shop, so that its figures are known.
const test = testWithOwnShop();
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());

let finance: Member;
let orderNo: string;
let before: { recharged: number; sales: number; liability: number };

test.beforeEach(async ({ page, shop, api, newMember, newPiece, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  if (!finance) {
    finance = await newStaff(shop, api, 'Finance');
    const asked = { by: 'day', from: today, to: today } as const;
    // The shop opens before its sample buyer has paid.
    await expect(async () => {
      const [bill] = await api.call('GET /admin/finance/bills', asked, finance.authToken);
      expect(bill?.sales).toBeGreaterThan(0);
      if (bill) before = bill;
    }).toPass();
    const { productCode } = await newPiece(199.5);
    ({ orderNo } = await api.buy(await newMember(1000), productCode));
  }
  await signIn(page, finance);
});

test('a purchase is found by its number, with its sums, and its postings agree', async ({ page, t }) => {
  await page.goto('/admin/finance');
  const search = page.getByRole('searchbox', { name: t('admin-finance:search') });
  await search.fill(orderNo);
  await search.press('Enter');
  await expect(page.getByText(t('admin-finance:count', { count: 1, total: 1 }))).toBeVisible();
  const foot = page.getByRole('row').filter({ hasText: t('admin:list.sumsOf', { count: 1, total: 1 }) });
  await expect(foot).toContainText('−¥199.50');

  const row = page.getByRole('row').filter({ hasText: orderNo });
  await row.getByRole('link').first().click();
  const record = page.getByRole('article');
  await expect(record.getByText(t('admin-finance:postings.equal'))).toBeVisible();
  const postings = record.getByRole('table');
  await expect(postings.getByRole('row').last()).toContainText(/¥199\.50.*¥199\.50/);
  await expectAccessible(page);
  await record.getByRole('link', { name: orderNo }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderNo}`));
});

test('bills, the trial balance and the statement of the day agree, on the screen and as files', async ({
  page,
  t,
}) => {
  for (const by of ['day', 'week', 'month']) {
    await page.goto(`/admin/finance/bills?by=${by}&from=${today}&to=${today}`);
    const sums = page.getByRole('row').filter({ hasText: t('admin-finance:bills.sums') });
    await expect(sums).toContainText(money(before.recharged + 1000));
    await expect(sums).toContainText(money(before.sales + 199.5));
  }
  await expectAccessible(page);
  const bills = await download(page, t('admin:export.csv'));
  expect(bills).toContain(t('admin-finance:bills.sales'));

  await page.goto('/admin/finance/books');
  await expect(page.getByText(t('admin-finance:balance.equal'))).toBeVisible();
  await expectAccessible(page);
  const balance = await download(page, t('admin:export.csv'));
  expect(balance).toContain(`${t('admin-finance:accounts.wallet')},`);

  await page.goto(`/admin/finance/day?day=${today}`);
  const statement = page.getByRole('article', { name: t('admin-finance:day.of', { day: today }) });
  await expect(statement.getByText(money(before.liability + 800.5), { exact: true })).toBeVisible();
  await expect(statement.getByText(t('admin-finance:day.noStatements'))).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(statement).toBeVisible();
});

for (const language of ['zh', 'en'] as const) {
  test(`the statement of a day with money in three channels, all reconciled, is one page of paper in ${language}`, async ({
    page,
    api,
    newMember,
  }) => {
    const member = await newMember();
    for (const channel of ['alipay', 'wechat', 'unionpay'] as const) {
      const serialNo = randomUUID();
      const charge = { requestId: randomUUID(), amount: 300, channel };
      const { chargeNo } = await api.call('POST /wallet/charge', charge, member.authToken);
      const confirmation = { requestId: randomUUID(), chargeNo, serialNo };
      await api.call('POST /admin/recharges/confirm', confirmation, finance.authToken);
      const statement = `serial_no,amount,time\n${serialNo},300,\nunknown-${serialNo},88,`;
      const input = { requestId: randomUUID(), channel, day: today, statement };
      await api.call('POST /admin/finance/reconcile', input, finance.authToken);
    }
    await page.goto(`/admin/finance/day?day=${today}&lng=${language}`);
    await expect(page.getByRole('article').getByRole('table')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

for (const language of ['zh', 'en'] as const) {
  test(`the day with open differences fits on a phone, and its signature stays with its figures, in ${language}`, async ({
    page,
    api,
  }) => {
    const statement = `serial_no,amount,time\nunknown-${randomUUID()},88,\n,broken,`;
    const input = { requestId: randomUUID(), channel: 'alipay', day: today, statement } as const;
    await api.call('POST /admin/finance/reconcile', input, finance.authToken);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/finance/day?day=${today}&lng=${language}`);
    const t = wordsOf(language);
    const sheet = page.getByRole('article');
    await expect(page.locator('[data-difference]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const cut = await sheet.evaluate((article) =>
      [article, ...article.querySelectorAll('*')]
        .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const signed = sheet.locator('div', { hasText: t('admin-finance:day.signature') }).first();
    await expect(signed).toHaveCSS('break-inside', 'avoid');
    await expect(signed).toContainText(t('admin-finance:day.equal'));
    await expect(signed).toContainText(t('admin-finance:day.signed', { day: today, amount: '¥' }));
  });
}

test('the lists of transactions and of reconciliations fit on a screen of 1,440 pixels', async ({ page }) => {
  for (const list of ['/admin/finance', '/admin/finance/reconciliations']) {
    await page.goto(list);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    const { wanted, given } = await table.evaluate(({ parentElement: scroller }) => ({
      wanted: scroller?.scrollWidth,
      given: scroller?.clientWidth,
    }));
    expect(wanted).toBe(given);
  }
});

function money(yuan: number): string {
  return `¥${yuan.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
