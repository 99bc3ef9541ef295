// @vitest-environment happy-dom
import { href } from 'react-router';
import { expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { click, fill, find, mountScreen, offeredButtons, shownAddress } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { creditOf, reversalOf } from '../wallets/testing/money-of.ts';
import type { Difference } from './actions.tsx';
import { differenceForms, Lines } from './lines.tsx';

const missing: Difference = {
  ...{ lineId: '1', line: null, firstLine: null, side: 'in', outcome: 'missingThere' },
  ...{ channel: 'wechat', serialNo: 'W1', statedAt: '', statedTime: null, theirAmount: null, ourAmount: 80 },
  ...{ transactionNo: 'JT1', bookedAt: null, member: null, chargeNo: null, refundNo: null },
  ...{ creditId: null, reversalId: null, waitingChargeNo: null, problem: null, text: null, note: null },
};
const of = {
  reconciliationId: '7',
  from: '2026-01-15',
  to: '2026-01-15',
  differences: 1,
  replacedBy: null,
};

async function mount(changes: Partial<Difference>, { replacedBy = null as string | null } = {}) {
  const page = { items: [{ ...missing, ...changes }], next: null, previous: null };
  const calls = stubCommerce({
    'GET /admin/finance/lines': () => answered(page),
    'POST /admin/finance/note': () => answered({ ...missing, ...changes }),
    'POST /admin/reversals/propose': () => answered(reversalOf()),
    'POST /admin/credits/propose': () => answered(creditOf()),
    'GET /admin/wallets/query': () =>
      answered({ items: [{ userId: 'u-2', username: 'li', phone: '138****0012' }] }),
  });
  await mountScreen(() => <Lines of={{ ...of, replacedBy }} openOnly />, {
    address: href('/admin/finance/day'),
    permissions: ['finance.reconcile', 'credits.post'],
    action: formAction(...differenceForms),
  });
  await vi.waitFor(() => find('[data-difference]'));
  return calls;
}
const field = (name: string) => find<HTMLInputElement>(`dialog [name="${name}"]`).value;
const send = () => click(find('dialog button[type="submit"]'));

test.each([
  [{}, '0', 'Not in the statement of WeChat Pay, 2026-01-15'],
  [{ outcome: 'amountDiffers', theirAmount: 60 }, '60', '¥60.00 in the statement of WeChat Pay, 2026-01-15'],
] as const)(
  'a credit of more than the statement has is taken back: %j',
  async (changes, received, reason) => {
    const calls = await mount(changes);
    await click(find('button', 'Take back'));
    expect([field('received'), field('reason')]).toEqual([received, reason]);
    await send();
    expect(inputsOf(calls, 'POST /admin/reversals/propose')).toMatchObject([
      { transactionNo: 'JT1', received: Number(received), reason },
    ]);
  },
);

test('a payment that the books lack is credited to a member, and the page stays', async () => {
  const calls = await mount({
    ...{ outcome: 'missingHere', transactionNo: null, theirAmount: 80, ourAmount: null, line: 3 },
  });
  await click(find('button', 'Credit a member'));
  await fill(find<HTMLInputElement>('dialog input[type="search"]'), 'li');
  await vi.waitFor(() => find('dialog li button'));
  await click(find('dialog li button'));
  expect(find('dialog').textContent).toContain('li 138****0012');
  await send();
  expect(inputsOf(calls, 'POST /admin/credits/propose')).toEqual([
    {
      ...{
        requestId: expect.any(String),
        userId: 'u-2',
        kind: 'received',
        channel: 'wechat',
        serialNo: 'W1',
      },
      ...{ amount: '80', reason: 'Line 3 of the statement of WeChat Pay, 2026-01-15' },
    },
  ]);
  expect(shownAddress()).toBe('/admin/finance/day');
});

test.each([
  ['a refund', { side: 'out' }],
  ['a payment with more in the statement', { outcome: 'amountDiffers', theirAmount: 90 }],
  ['a second copy', { outcome: 'twice', theirAmount: 80, ourAmount: null }],
] as const)('%s takes a note alone', async (_, changes) => {
  await mount(changes);
  expect(offeredButtons()).toEqual(['Add a note']);
});

test('a payment whose recharge waits also offers that recharge', async () => {
  const missingHere = {
    outcome: 'missingHere',
    transactionNo: null,
    theirAmount: 80,
    ourAmount: null,
  } as const;
  await mount({ ...missingHere, waitingChargeNo: 'JC202601150000000001' });
  expect(find('[data-difference]').textContent).toContain('Confirm recharge JC202601150000000001');
  expect(offeredButtons()).toContain('Credit a member');
});

test('a proposal that waits takes the place of the button', async () => {
  await mount({ reversalId: 'r-1' });
  expect(offeredButtons()).toEqual(['Add a note']);
  expect(find('[data-difference]').textContent).toContain('Waits for another person');
});

test.each([
  ['notFetched', 'waited a day'],
  ['notCompared', 'contradicts itself'],
] as const)('a statement that the shop could not reconcile (%s) says what to do', async (problem, words) => {
  await mount({ outcome: 'invalid', problem, side: null, serialNo: null, transactionNo: null });
  const text = find('[data-difference]').textContent;
  expect(text).toContain(words);
  expect(text).toContain('drop the file on the page of the day');
  expect(offeredButtons()).toEqual(['Add a note']);
});

test('a note is sent with its reason', async () => {
  const calls = await mount({});
  await click(find('button', 'Add a note'));
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'in the next statement');
  await click(find('dialog button[type="submit"]'));
  await vi.waitFor(() => expect(inputsOf(calls, 'POST /admin/finance/note')).toHaveLength(1));
  expect(inputsOf(calls, 'POST /admin/finance/note')[0]).toMatchObject({
    ...{ lineId: '1', reason: 'in the next statement' },
  });
});

test('nothing is offered in a reconciliation that was replaced', async () => {
  await mount({}, { replacedBy: '8' });
  expect(offeredButtons()).toEqual([]);
});

test('a reconciliation without differences begins with the lines that agree, which take no note', async () => {
  const matched = { ...missing, outcome: 'matched', line: 2, theirAmount: 80 } as const;
  const calls = stubCommerce({
    'GET /admin/finance/lines': () => answered({ items: [matched], next: null, previous: null }),
  });
  await mountScreen(() => <Lines of={{ ...of, differences: 0 }} />, {
    address: href('/admin/finance/day'),
    permissions: ['finance.reconcile', 'credits.post'],
  });
  await vi.waitFor(() => find('[data-difference]'));
  expect(inputsOf(calls, 'GET /admin/finance/lines')[0]).toMatchObject({ show: 'matched' });
  expect(find('[data-difference]').textContent).toContain(
    'Payment of ¥80.00 in the statement and in the books',
  );
  expect(offeredButtons()).not.toContain('Add a note');
});
