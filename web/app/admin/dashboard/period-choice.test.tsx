// @vitest-environment happy-dom
import { act } from 'react';
import { href } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figuresOf, mountDashboard } from '../testing/mount-dashboard.tsx';
import { click, fill, find, lastNavigation, pressKey, shownAddress } from '../testing/mount-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.parse('2026-11-25T04:00:00Z'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => find<HTMLInputElement>('input', name);
const pause = () => act(() => vi.advanceTimersByTimeAsync(1500));
const leave = (name: string) =>
  act(async () => {
    field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const status = () => find('[role="status"].text-label').textContent;

test('a day that is typed is asked for once, and leaves the other end as it is', async () => {
  const { asked } = await mountDashboard();
  // These are the values of the field while 10/15/2026 is typed over 11/19/2026.
  for (const day of ['2026-01-19', '2026-10-19', '2026-10-01', '2026-10-15', '0002-10-15', '0202-10-15'])
    await fill(field('First day'), day);
  await fill(field('First day'), '2026-10-15');
  expect(asked()).toHaveLength(1);
  await pause();
  expect(shownAddress()).toBe(`${href('/admin')}?from=2026-10-15&to=2026-11-25`);
  expect(asked()).toHaveLength(2);
});

test.each([
  ['leaving the field', () => leave('First day')],
  ['Enter', () => pressKey('Enter', field('First day'))],
])('%s chooses the day at once', async (_, choose) => {
  await mountDashboard();
  await fill(field('First day'), '2026-10-15');
  await choose();
  expect(shownAddress()).toBe(`${href('/admin')}?from=2026-10-15&to=2026-11-25`);
});

test('chosen days replace the address in the history', async () => {
  await mountDashboard();
  await click(find('a', '30 days'));
  expect(lastNavigation()).toBe('PUSH');
  await fill(field('First day'), '2026-10-15');
  await leave('First day');
  expect(lastNavigation()).toBe('REPLACE');
});

test('a last day before the first one is refused at its field, and no end moves', async () => {
  const { asked } = await mountDashboard();
  await fill(field('Last day'), '2026-11-01');
  await pause();
  expect(alert()).toBe('Please enter a last day that is not before the first day');
  expect(field('Last day').getAttribute('aria-invalid')).toBe('true');
  expect(field('Last day').value).toBe('2026-11-01');
  expect(field('First day').value).toBe('2026-11-19');
  expect(asked()).toHaveLength(1);
  await fill(field('First day'), '2026-10-15');
  await leave('First day');
  expect(alert()).toBeUndefined();
  expect(shownAddress()).toBe(`${href('/admin')}?from=2026-10-15&to=2026-11-01`);
});

test.each([
  ['First day', '2026-11-26', 'Please enter today or an earlier day'],
  ['First day', '2019-12-31', 'Please enter a day in 2020 or later'],
  ['First day', '', 'Please enter a whole date'],
  ['First day', '2026-08-25', 'Please enter at most 92 days'],
])('%s of "%s" is refused when the field is left: %s', async (name, day, reason) => {
  const { asked } = await mountDashboard();
  await fill(field(name), day);
  await leave(name);
  expect(alert()).toBe(reason);
  expect(field(name).value).toBe(day);
  expect(asked()).toHaveLength(1);
});

test('a year that is still typed is not refused', async () => {
  await mountDashboard();
  await fill(field('First day'), '0020-11-20');
  await pause();
  expect(alert()).toBeUndefined();
});

test('a press on the period that is shown puts it back into the fields', async () => {
  await mountDashboard();
  await fill(field('Last day'), '2026-11-01');
  await leave('Last day');
  await click(find('a', '7 days'));
  expect(alert()).toBeUndefined();
  expect(field('Last day').value).toBe('2026-11-25');
});

test.each([
  [
    '?from=2026-11-24&to=2026-11-20',
    'The address does not contain a valid period. The last 7 days are shown.',
  ],
  ['?from=2026-12-01&to=2026-12-05', 'These days are in the future. The last 7 days are shown.'],
])('%s shows the last seven days and says why', async (search, note) => {
  const { asked } = await mountDashboard(figuresOf, { search });
  expect(asked()).toEqual([{ from: '2026-11-19', to: '2026-11-25' }]);
  expect(status()).toBe(note);
});

test('days to come are not asked for and not drawn, and the page says so', async () => {
  const { asked } = await mountDashboard(figuresOf, { search: '?from=2026-11-01&to=2026-11-30' });
  expect(asked()).toEqual([{ from: '2026-11-01', to: '2026-11-25' }]);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(25);
  expect(status()).toBe('The days after today are in the future.');
});
