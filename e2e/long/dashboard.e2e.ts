import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';

function askedFigures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/dashboard/query')) asked.push(request.url());
  });
  return asked;
}

const kinds = [
  'toShip',
  'orderRefunds',
  'expiringHolds',
  'unpriced',
  'pricedOffSale',
  'unreadMessages',
] as const;

test('each count above zero leads to a list of exactly as many rows', async ({
  page,
  t,
  api,
  shop,
  newPiece,
  signIn,
}) => {
  await newPiece(null);
  await api.call('POST /message/submit', {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A bowl',
    message: 'Is it still there?',
  });
  const owner = await newStaff(shop, api, 'Owner');
  await signIn(page, owner);
  const linkOf = (kind: (typeof kinds)[number]) => {
    const texts = [1, 2].map((count) => t(`admin-dashboard:waiting.${kind}`, { count }));
    return page.getByRole('link', { name: new RegExp(`^[\\d,+]+ (${texts.join('|')})$`) });
  };
  for (const kind of kinds) {
    await test.step(kind, async () => {
      // Another test may change the number of open tasks between the two pages.
      await expect(async () => {
        const waiting = await api.call('GET /admin/todo', {}, owner.authToken);
        await page.goto('/admin');
        await expect(linkOf('unreadMessages')).toBeVisible();
        const link = linkOf(kind);
        if (!waiting[kind]) return expect(link).toHaveCount(0);
        const count = await link.locator('span').first().textContent();
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').first()).toContainText(new RegExp(`^${count}\\D`));
      }).toPass({ timeout: 60_000 });
    });
  }
});

test('a purchase appears in the figures of the day, in the chart and in the table', async ({
  page,
  t,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const person = await newStaff(shop, api, 'Finance');
  const today = async () => {
    const { figures } = await api.call('GET /admin/dashboard/query', {}, person.authToken);
    if (!figures) throw new Error('finance may read the figures');
    return figures;
  };
  const before = await today();
  const buyer = await newMember(500);
  const { productCode } = await newPiece(480);
  await api.buy(buyer, productCode);
  const after = await today();
  expect(after.sales.now).toBeGreaterThanOrEqual(before.sales.now + 480);
  expect(after.orders.now).toBeGreaterThan(before.orders.now);
  expect(after.newMembers.now).toBeGreaterThan(before.newMembers.now);

  await signIn(page, person);
  const asked = askedFigures(page);
  await page.goto('/admin?period=today');
  const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''));
  const figure = page.locator('dl > div').filter({ hasText: t('admin-dashboard:figures.sales') });
  await expect(figure).toContainText('¥');
  const shown = amount((await figure.locator('dd').first().textContent()) ?? '');
  expect(shown).toBeGreaterThanOrEqual(after.sales.now);
  expect(asked).toHaveLength(1);

  // By keyboard, the last hour with values comes first, and its sum is the figure of the day.
  const day = page.getByRole('slider');
  await day.focus();
  await expect(page.getByText(t('admin-dashboard:chart.period'))).toBeHidden();
  expect(await day.getAttribute('aria-valuetext')).toContain(
    `¥${shown.toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`,
  );
  await page.keyboard.press('Home');
  await expect(day).toHaveValue('0');

  await page.getByText(t('admin-dashboard:table.show')).click();
  const sums = page.getByRole('table').locator('tfoot td').first();
  expect(amount((await sums.textContent()) ?? '')).toBe(shown);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: t('admin-dashboard:period.7days') }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('admin-dashboard:chart.salesByDay') })).toBeVisible();
});

test('people without the permission for the figures see what waits, and nothing is refused', async ({
  page,
  t,
  api,
  shop,
  signIn,
}) => {
  const owner = await newStaff(shop, api, 'Owner');
  const name = `Packer ${randomUUID().slice(0, 8)}`;
  const role = { requestId: randomUUID(), name, permissions: ['orders.read' as const] };
  await api.call('POST /admin/roles/create', role, owner.authToken);
  await signIn(page, await newStaff(shop, api, name));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto('/admin');
  const waiting = page.getByRole('link', { name: /^[\d,+]+ / });
  await expect(waiting.first()).toBeVisible();
  for (const link of await waiting.all()) await expect(link).toHaveAttribute('href', /^\/admin\/orders/);
  await expect(page.getByText(t('admin-dashboard:figures.title'))).toHaveCount(0);
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('in forced colors the lines have the color of text, and differ by their dashes', async ({
  page,
  api,
  shop,
  newMember,
  newPiece,
  signIn,
}) => {
  const { productCode } = await newPiece(480);
  await api.buy(await newMember(500), productCode);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signIn(page, await newStaff(shop, api, 'Finance'));
  await page.goto('/admin');
  const chart = page.locator('svg.touch-pan-y');
  const linesOf = () =>
    chart.evaluate((svg) => {
      const color = getComputedStyle(document.body).color;
      const looks = [...svg.querySelectorAll('.base-line, .line-now, .line-before')].map((line) => {
        const { stroke, strokeDasharray } = getComputedStyle(line);
        return [line.classList[0], stroke === color, strokeDasharray];
      });
      return { color, looks };
    });
  await expect(chart.locator('.line-now')).toHaveAttribute('d', /L/);
  expect(await linesOf()).toEqual({
    color: 'rgb(255, 255, 255)',
    looks: [
      ['base-line', true, 'none'],
      ['line-before', true, '1px, 4px'],
      ['line-now', true, 'none'],
    ],
  });
});
