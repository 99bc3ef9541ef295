// @vitest-environment happy-dom
import { href } from 'react-router';
import { expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { click, fill, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { type Difference, differenceActions } from './actions.tsx';
import { Lines } from './lines.tsx';

const missing: Difference = {
  ...{ lineId: '1', line: null, firstLine: null, side: 'in', outcome: 'missingThere' },
  ...{ channel: 'wechat', serialNo: 'W1', statedAt: '', statedTime: null, theirAmount: null, ourAmount: 80 },
  ...{ transactionNo: 'JT1', bookedAt: null, member: null, chargeNo: null, refundNo: null },
  ...{ problem: null, text: null, note: null },
};
const of = {
  reconciliationId: '7',
  from: '2026-01-15',
  to: '2026-01-15',
  differences: 1,
  open: 1,
  replacedBy: null,
};

async function mount(changes: Partial<Difference>, { replacedBy = null as string | null } = {}) {
  const page = { items: [{ ...missing, ...changes }], next: null, previous: null };
  const calls = stubCommerce({
    'GET /admin/finance/lines': () => answered(page),
    'POST /admin/finance/note': () => answered({ ...missing, ...changes }),
  });
  await mountScreen(() => <Lines of={{ ...of, replacedBy }} openOnly />, {
    address: href('/admin/finance/day'),
    permissions: ['finance.reconcile', 'credits.post'],
    action: formAction(differenceActions.forms.note),
  });
  await vi.waitFor(() => find('[data-difference]'));
  return calls;
}
const linkOf = (name: string) => find<HTMLAnchorElement>('a', name).getAttribute('href');

test.each([
  [{}, '0', 'Not in the statement of WeChat Pay, 2026-01-15'],
  [{ outcome: 'amountDiffers', theirAmount: 60 }, '60', '¥60.00 in the statement of WeChat Pay, 2026-01-15'],
] as const)(
  'a credit of more than the statement has leads to a reversal: %j',
  async (changes, reverse, reason) => {
    await mount(changes);
    expect(linkOf('Propose to take it back')).toBe(
      `/admin/finance/JT1?${new URLSearchParams({ reverse, reason })}`,
    );
  },
);

test('a payment that the books lack leads to a credit', async () => {
  await mount({ outcome: 'missingHere', transactionNo: null, theirAmount: 80, ourAmount: null, line: 3 });
  expect(linkOf('Credit it to a member')).toMatch(/channel=wechat&serialNo=W1&amount=80&reason=Line\+3/);
});

test.each([
  ['a refund', { side: 'out' }],
  ['a payment with more in the statement', { outcome: 'amountDiffers', theirAmount: 90 }],
  ['a second copy', { outcome: 'twice', theirAmount: 80, ourAmount: null }],
] as const)('%s leads nowhere and takes a note', async (_, changes) => {
  await mount(changes);
  expect(offeredButtons()).toContain('Add a note');
  expect(document.querySelector('a[href*="reason="]')).toBeNull();
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
  expect(offeredButtons()).not.toContain('Add a note');
  expect(document.querySelector('a[href*="reason="]')).toBeNull();
});

test('a reconciliation without differences begins with the lines that agree, which take no note', async () => {
  const matched = { ...missing, outcome: 'matched', line: 2, theirAmount: 80 } as const;
  const calls = stubCommerce({
    'GET /admin/finance/lines': () => answered({ items: [matched], next: null, previous: null }),
  });
  await mountScreen(() => <Lines of={{ ...of, differences: 0, open: 0 }} />, {
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
