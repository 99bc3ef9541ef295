// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { fill, find, mountScreen, namesOf, pressKey, shownAddress } from '../testing/mount-screen.tsx';
import { answered, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { Search } from './search.tsx';

const money = { recharges: [], credits: [], refunds: [], transactions: [] };
const found = {
  ...money,
  orders: [{ orderNo: 'JO1', status: 'PAID', shippedAt: null, recipient: '张三' }],
  members: [{ userId: 'u-2', username: 'liming', phone: '138****0000' }],
  pieces: [{ productCode: 'JY-2024-001', nameZh: '天青瓶', nameEn: 'Sky-blue vase' }],
};
const nothing = { ...money, orders: [], members: [], pieces: [] };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => find<HTMLInputElement>('input[role="combobox"]');
const options = () => namesOf('[role="option"]');
const chosen = () => namesOf('[role="option"][aria-selected="true"]');
const said = () => document.querySelector('[role="status"]')?.textContent;
const isShown = () => field().getAttribute('aria-expanded') === 'true' && !find('[role="listbox"]').hidden;
const pause = () => act(() => vi.advanceTimersByTimeAsync(200));

async function type(text: string) {
  await act(async () => field().focus());
  await fill(field(), text);
}

const all = ['orders.read', 'products.read', 'users.read', 'wallets.read', 'finance.read'] as const;

async function searchFor(text: string, answer: () => Response = () => answered(found)) {
  const calls = stubCommerce({ 'GET /admin/search': answer });
  await mountScreen(Search, { permissions: all });
  await type(text);
  await pause();
  return calls;
}

test('the key / goes to the search', async () => {
  stubCommerce({});
  await mountScreen(Search);
  await pressKey('/');
  expect(document.activeElement).toBe(field());
});

test('commerce is asked once the person has paused typing, without the space around the text', async () => {
  const calls = stubCommerce({ 'GET /admin/search': () => answered(found) });
  await mountScreen(Search);
  await type('li');
  await act(() => vi.advanceTimersByTimeAsync(199));
  await type(' liu ');
  await pause();
  expect(calls).toEqual([{ key: 'GET /admin/search', input: { search: 'liu' } }]);
});

test('what the person may not see is named when nothing is found', async () => {
  stubCommerce({ 'GET /admin/search': () => answered(nothing) });
  await mountScreen(Search, { permissions: ['users.read', 'inventory.read'] });
  await type('JO2026');
  await pause();
  expect(said()).toBe('Nothing found. Your role can’t see: Orders, Wallets, and Finance.');
});

test('an Enter of an input method opens nothing', async () => {
  await searchFor('li');
  for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composed });
    await act(async () => field().dispatchEvent(event));
    expect(isShown()).toBe(true);
  }
});

test('one letter is not searched for', async () => {
  const calls = await searchFor(' l ');
  expect(calls).toEqual([]);
  expect(isShown()).toBe(false);
});

test('what is found is shown by its kind, and the first hit is chosen', async () => {
  await searchFor('li');
  expect(isShown()).toBe(true);
  expect(options()).toEqual([
    'OrderJO1张三 · To ship',
    'Memberliming138****0000',
    'PieceJY-2024-001Sky-blue vase',
  ]);
  expect(chosen()).toEqual(['OrderJO1张三 · To ship']);
  expect(field().getAttribute('aria-activedescendant')).toBe(find('[aria-selected="true"]').id);
});

const moved = {
  ...nothing,
  recharges: [
    { chargeNo: 'JC1', amount: 70, status: 'SUCCESS', withdrawnAt: null, serialNo: 'S-1', username: 'li' },
    { chargeNo: 'JC2', amount: 5, status: 'FAILED', withdrawnAt: 'x', serialNo: null, username: 'li' },
  ],
  credits: [
    {
      ...{ creditId: 'p-1', amount: 70, status: 'POSTED', serialNo: 'S-2', username: 'li' },
      ...{ proposedBy: null, decidedBy: null, reversedBy: null },
    },
  ],
  refunds: [
    {
      ...{ refundNo: 'JR1', amount: 70, status: 'PROCESSING', username: 'li', stuckReason: null },
      ...{ approved: true, doubtAmount: null, failedBy: null },
    },
  ],
  transactions: [
    { transactionNo: 'JT1', scene: 'CHARGE', amount: 70, reversed: true },
    { transactionNo: 'JT2', scene: 'CHARGE', amount: -70, reversed: false },
    { transactionNo: 'JT3', scene: 'CHARGE_REFUND', amount: null, reversed: false },
  ],
};

test('money is named by person and amount, and shown with its state in words and its number', async () => {
  await searchFor('li', () => answered(moved));
  expect(options()).toEqual([
    'RechargeRecharge of ¥70.00 by liThe money is in the wallet · JC1 · S-1',
    'RechargeRecharge of ¥5.00 by liThe member withdrew it · JC2',
    'CreditCredit of ¥70.00 to liThe money is in the wallet · S-2',
    'RefundRefund of ¥70.00 to liApproved, waits for the payment provider · JR1',
    'TransactionJT1¥70.00 · Recharge · taken back',
    'TransactionJT2−¥70.00 · Recharge (taken back)',
    'TransactionJT3Recharge refund',
  ]);
});

test.each([
  ['JC1', '/admin/wallet-manage/recharges/JC1'],
  ['S-2', '/admin/wallet-manage/credits/p-1'],
  ['JR1', '/admin/wallet-manage/refunds/JR1'],
  ['JT1', '/admin/finance/JT1'],
])('the hit %s opens its record', async (number, path) => {
  await searchFor(number, () => answered(moved));
  expect(find('[aria-selected="true"]').getAttribute('href')).toBe(path);
  await pressKey('Enter', field());
  expect(document.body.textContent).toBe('another page');
});

test('the arrow keys walk through the hits and around the ends', async () => {
  await searchFor('li');
  await pressKey('ArrowDown', field());
  expect(chosen()[0]).toContain('Member');
  await pressKey('ArrowUp', field());
  await pressKey('ArrowUp', field());
  expect(chosen()[0]).toContain('Piece');
  await pressKey('ArrowDown', field());
  expect(chosen()[0]).toContain('Order');
});

test.each([
  [0, '/admin/orders/JO1'],
  [1, '/admin/users/u-2'],
  [2, '/admin/products/JY-2024-001'],
])('Enter on hit %d opens %s', async (steps, path) => {
  await searchFor('li');
  for (let step = 0; step < steps; step++) await pressKey('ArrowDown', field());
  await act(async () => {});
  expect(find('[aria-selected="true"]').getAttribute('href')).toBe(path);
  await pressKey('Enter', field());
  expect(document.body.textContent).toBe('another page');
});

function heldAnswers() {
  const answers: ((content: unknown) => void)[] = [];
  const answer = () =>
    new Promise<Response>((resolve) => answers.push((content) => resolve(answered(content))));
  return { answer, arrive: (content: unknown) => act(async () => answers.shift()?.(content)) };
}

/** A scanner sends Enter right after the last character. */
async function scan(text: string) {
  await type(text);
  await pressKey('Enter', field());
}

test('Enter asks at once, waits for the answer and then opens the first hit', async () => {
  const { answer, arrive } = heldAnswers();
  const calls = stubCommerce({ 'GET /admin/search': answer });
  await mountScreen(Search);
  await scan('SF1001');
  expect(calls).toEqual([{ key: 'GET /admin/search', input: { search: 'SF1001' } }]);
  expect(said()).toBe('Searching…');
  expect(shownAddress()).toBe('/admin/orders');
  await arrive(found);
  expect(document.body.textContent).toBe('another page');
});

test('Enter never opens a hit of an earlier text', async () => {
  const { answer, arrive } = heldAnswers();
  stubCommerce({ 'GET /admin/search': answer });
  await mountScreen(Search, { permissions: all });
  await type('li');
  await pause();
  await arrive(found);
  await scan('xyz');
  expect(options()).toEqual([]);
  expect(said()).toBe('Searching…');
  await arrive(nothing);
  expect(said()).toBe('Nothing found');
  expect(shownAddress()).toBe('/admin/orders');
  expect(field().value).toBe('xyz');
});

test('an exact hit is chosen before others', async () => {
  await searchFor('jy-2024-001');
  expect(chosen()).toEqual(['PieceJY-2024-001Sky-blue vase']);
  await pressKey('ArrowUp', field());
  expect(chosen()[0]).toContain('Member');
});

test.each([
  ['other text is typed', () => type('SF1001x')],
  ['the search is left', () => act(async () => field().blur())],
  ['Esc is pressed', () => pressKey('Escape', field())],
])('after Enter, nothing is opened if %s before the answer', async (_event, happens) => {
  const { answer, arrive } = heldAnswers();
  stubCommerce({ 'GET /admin/search': answer });
  await mountScreen(Search);
  await scan('SF1001');
  await happens();
  await arrive(found);
  expect(shownAddress()).toBe('/admin/orders');
});

test('Enter asks again after a refusal, and then opens the first hit', async () => {
  const answers = [refused('SYS003', 429), answered(found)];
  stubCommerce({ 'GET /admin/search': () => answers.shift() ?? answered(nothing) });
  await mountScreen(Search);
  await scan('SF1001');
  expect(said()).toBe(serverI18n('en').t('errors:code.SYS003'));
  expect(shownAddress()).toBe('/admin/orders');
  await pressKey('Enter', field());
  expect(document.body.textContent).toBe('another page');
});

test('Esc empties the search and leaves it', async () => {
  await searchFor('li');
  await pressKey('Escape', field());
  expect(field().value).toBe('');
  expect(isShown()).toBe(false);
  expect(document.activeElement).not.toBe(field());
});

test('other text chooses the first hit again', async () => {
  await searchFor('li');
  await pressKey('ArrowDown', field());
  await type('liu');
  await pause();
  expect(chosen()[0]).toContain('Order');
});

test('if nothing is found, the list says so, and Enter opens nothing', async () => {
  await searchFor('xyz', () => answered(nothing));
  expect(said()).toBe('Nothing found');
  await pressKey('Enter', field());
  expect(shownAddress()).toBe('/admin/orders');
  expect(field().value).toBe('xyz');
});

test('before the answer the list says that it searches, and not that nothing was found', async () => {
  stubCommerce({});
  await mountScreen(Search);
  await type('li');
  expect(said()).toBe('Searching…');
  await pause();
  expect(said()).toBe('Searching…');
});

test('a refused search says why', async () => {
  await searchFor('li', () => refused('SYS003', 429));
  expect(said()).toBe(serverI18n('en').t('errors:code.SYS003'));
});
