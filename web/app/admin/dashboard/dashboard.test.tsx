// @vitest-environment happy-dom
import type { InputOf } from '@junyao/commerce/contract';
import { act } from 'react';
import { href } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { figuresOf, mountDashboard, todo } from '../testing/mount-dashboard.tsx';
import { click, fill, find, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import { answered, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { addDays, countDays } from '../time/workshop-day.ts';
import Dashboard from './dashboard.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;

test('what waits is shown by permission and above zero, each count as a link to its rows', async () => {
  await mountDashboard(() => answered({ figures: null }), {
    permissions: ['orders.read'],
    counts: () => answered({ toShip: 3, parcelsToReturn: 1, orderRefunds: 0 }),
  });
  expect(namesOf('main a, section a')).toEqual(['3 orders to ship', '1 parcel to be returned']);
  expect(find('a', '3 orders to ship').getAttribute('href')).toBe(`${href('/admin/orders')}?view=toShip`);
  expect(find('a', '1 parcel to be returned').getAttribute('href')).toBe('/admin/orders?view=toReturn');
  expect(text()).not.toContain('Paid sales');
});

test('a packer is led to the orders to ship', async () => {
  stubCommerce({});
  await mountScreen(Dashboard, {
    permissions: ['dashboard.read', 'orders.read', 'orders.fulfil'],
    address: href('/admin'),
  });
  expect(document.body.textContent).toBe('another page');
});

test('a count that stops at a thousand says so', async () => {
  await mountDashboard();
  expect(namesOf('section a')).toContain('1,000+ wallet tasks');
});

test('when nothing waits, one sentence says it', async () => {
  await mountDashboard(figuresOf, {
    counts: () => answered(Object.fromEntries(Object.keys(todo).map((kind) => [kind, 0]))),
  });
  expect(text()).toContain('Nothing to do right now.');
});

test('one request brings the figures of the last seven days', async () => {
  const { asked } = await mountDashboard();
  expect(asked()).toEqual([{ from: '2026-02-24', to: '2026-03-02' }]);
  expect(text()).toContain('Paid sales¥70.00+100% before: ¥35.00');
  expect(text()).toContain('Balances of members¥100.00unchanged before: ¥100.00');
  expect(text()).toContain('Recharge refunds¥30.00+50% before: ¥20.00');
  // A change from zero has no percentage.
  expect(text()).toContain('New members0unchanged');
  expect(text()).toContain('Books in order, checked today 11:00, 18,204 rows sealed');
});

test('each figure leads to the rows behind it, in the same days and nothing else', async () => {
  await mountDashboard();
  const days = 'from=2026-02-24&to=2026-03-02';
  const links = [...document.querySelectorAll('dl a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/admin/finance?scene=ORDER_PAYMENT&${days}`,
    `/admin/finance?scene=ORDER_PAYMENT&${days}`,
    `/admin/users?${days}`,
    `/admin/finance/bills?${days}`,
    `/admin/finance?scene=ORDER_REFUND&${days}`,
    `/admin/finance?scene=CHARGE_REFUND&${days}`,
  ]);
});

test('the figures stay, marked as busy, while another period loads', async () => {
  let answer: (response: Response) => void = () => {};
  let input: InputOf<'GET /admin/dashboard/query'> = {};
  const { asked } = await mountDashboard((wanted) => {
    if (wanted.from !== '2026-02-01') return figuresOf(wanted);
    input = wanted;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await click(find('a', '30 days'));
  expect(shownAddress()).toBe(`${href('/admin')}?period=30days`);
  expect(find('[aria-busy="true"]').textContent).toContain('¥70.00');
  await act(async () => answer(figuresOf(input)));
  await vi.waitFor(() => expect(text()).toContain('¥300.00'));
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(asked()).toHaveLength(2);
});

test('a failure can be tried again, while what waits stays', async () => {
  let fails = true;
  await mountDashboard((input) => (fails ? refused('SYS006', 500) : figuresOf(input)));
  await vi.waitFor(() => expect(find('[role="alert"]').textContent).toContain('could not be loaded'));
  expect(namesOf('section a')).toContain('3 orders to ship');
  fails = false;
  await press('Retry');
  await vi.waitFor(() => expect(text()).toContain('¥70.00'));
});

test.each([
  ['lost the permission', () => answered({ figures: null })],
  ['lost the last role', () => refused('SYS005', 403)],
])('people who %s meanwhile see no figures and no error', async (_, answer) => {
  const { asked } = await mountDashboard(answer);
  await vi.waitFor(() => expect(text()).not.toContain('Figures'));
  expect(asked()).toHaveLength(1);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test.each([
  ['2026-02-27T19:30:00.000Z', 'No backup for more than a day, the last one was made 28 Feb 03:30'],
  [null, 'The data was never backed up'],
])('an overdue backup is told (%s)', async (madeAt, told) => {
  await mountDashboard((input) => figuresOf(input, { backup: { madeAt, isLate: true } }));
  expect(text()).toContain(told);
});

test('a backup that was made in time is not told', async () => {
  const backup = { madeAt: '2026-03-01T19:30:00.000Z', isLate: false };
  await mountDashboard((input) => figuresOf(input, { backup }));
  expect(text()).not.toContain('backup');
});

test('a certificate for payments that ends soon is told', async () => {
  const endsAt = '2026-03-20T08:00:00.000Z';
  await mountDashboard((input) =>
    figuresOf(input, { endingCertificates: [{ channel: 'unionpay', endsAt }] }),
  );
  expect(text()).toContain('The certificate for payments with UnionPay ends on 20 Mar 16:00');
});

test('errors in the books are named, with a link to the proof only for people who may open it', async () => {
  const books = { checkedAt: '2026-03-02T03:00:00.000Z', findings: 2, sealed: 1 };
  await mountDashboard((input) => figuresOf(input, { books }), {
    permissions: ['dashboard.read'],
    counts: () => answered({}),
  });
  expect(text()).toContain('2 errors in the books, checked today 11:00, 1 row sealed');
  expect(namesOf('section a')).toEqual(['Today', '7 days', '30 days']);
});

test('the arrow keys choose a day of the chart, and its values are said in words', async () => {
  await mountDashboard();
  const field = find<HTMLInputElement>('input[type="range"]');
  expect(field.getAttribute('aria-label')).toBe('Sales by day: choose a day');
  await fill(field, '0');
  expect(field.getAttribute('aria-valuetext')).toBe('Tue 24 Feb: ¥10.00. Before, Tue 17 Feb: ¥5.00');
  await click(find('input', 'Paid orders'));
  expect(find('input[type="range"]').getAttribute('aria-valuetext')).toBe(
    'Tue 24 Feb: 2. Before, Tue 17 Feb: 1',
  );
});

test('the table has every day, and its sums are the figures', async () => {
  await mountDashboard();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(7);
  expect(namesOf('tfoot td')).toEqual(['¥70.00', '¥35.00', '14', '7', '0', '¥0.00', '¥30.00', '']);
});

test('a day that still runs says so in the readout and in the table, as does what it is compared with', async () => {
  // It is 12:34 at the workshop.
  await mountDashboard((input) => figuresOf(input, { until: '2026-03-02T04:34:00.000Z' }));
  expect(text()).toContain(
    '24 Feb – 2 Mar until now, compared with 17 Feb – 23 Feb until the same time of day',
  );
  expect(text()).toContain('This period, until now¥70.00');
  expect(text()).toContain('Period before, until the same time¥35.00');
  const field = find<HTMLInputElement>('input[type="range"]');
  expect(field.getAttribute('aria-valuetext')).toBe(
    'Today, until now: ¥10.00. Before, Mon 23 Feb, until 12:34: ¥5.00',
  );
  expect(namesOf('tbody th').slice(-2)).toEqual(['Sun 1 Mar', 'Today, until now']);
  await fill(field, '5');
  expect(field.getAttribute('aria-valuetext')).toBe('Sun 1 Mar: ¥10.00. Before, Sun 22 Feb: ¥5.00');
});

test('a shop that has sold nothing has a chart that says so', async () => {
  await mountDashboard((input) => {
    const length = countDays(input.from ?? '', input.to ?? '');
    const empty = { sales: 0, orders: 0, newMembers: 0, orderRefunds: 0, chargeRefunds: 0, liability: 0 };
    const days = Array.from({ length }, (_, index) => ({ day: addDays(input.from ?? '', index), ...empty }));
    const nothing = { now: 0, before: 0 };
    return figuresOf(input, { sales: nothing, orders: nothing, days, daysBefore: days });
  });
  expect(text()).toContain('No paid orders in either period');
});

test('a chart with sales does not say that there are none', async () => {
  await mountDashboard();
  expect(text()).not.toContain('No paid orders');
});
