// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import type { Difference } from './difference.ts';
import { Differences } from './differences.tsx';
import { noteForm, reversalForm } from './statement-forms.ts';

const open: Difference = {
  ...{ differenceId: '7', version: 'v1', line: 3, side: 'in', outcome: 'missingThere', serialNo: 'S-7' },
  ...{ statedAt: '', theirAmount: null, ourAmount: 100, bookedAt: null, member: null, transactionNo: null },
  ...{ firstLine: null, statedTime: null, outsideDays: false, gap: -100 },
  ...{ chargeNo: null, refundNo: null, problem: null, text: '', reversal: 'possible', resolution: null },
};
const resolved: Difference = {
  ...open,
  version: 'v2',
  reversal: 'none',
  resolution: {
    ...{ how: 'note', reason: 'paid twice', by: { userId: 'u-9', username: 'zhao' } },
    ...{ at: '2026-03-04T08:00:00.000Z', reversalNo: null, correctionNo: null },
  },
};

afterEach(() => vi.unstubAllGlobals());

test('a difference that a colleague has resolved meanwhile shows who did it, how and why, and offers no verb', async () => {
  let isResolved = false;
  const calls = stubCommerce({
    // The view of open differences no longer has the row.
    'GET /admin/finance/differences': ({ open: isOnlyOpen }) =>
      answered({
        items: isResolved ? (isOnlyOpen ? [] : [resolved]) : [open],
        ...{ previous: null, next: null, page: 1, pageSize: 50, total: 1 },
      }),
    'GET /admin/finance/difference': () => answered(resolved),
    'POST /admin/finance/resolve': () => {
      isResolved = true;
      return refused('SYS009');
    },
  });
  await mountScreen(() => <Differences matchingId="1" resolved={0} isOpen replacedBy={null} />, {
    permissions: ['finance.match', 'finance.read'],
    action: formAction(noteForm, reversalForm),
  });
  await press('Open');
  await press('Reverse');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'did not arrive');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/finance/resolve')).toHaveLength(1);
  expect(namesOf('dialog form button')).toEqual(['Close']);
  const dialog = find('dialog').textContent;
  expect(dialog).toContain('Note by zhao');
  expect(dialog).toContain('paid twice');
  expect(find<HTMLTextAreaElement>('dialog textarea').value).toBe('did not arrive');
  expect(offeredButtons()).not.toContain('Reverse');
});

test.each([
  ['with a link', ['finance.match', 'finance.read'], '/admin/finance/statements/12'],
  ['without a link for staff who may not open it', ['finance.match'], null],
] as const)(
  'a refused reversal names the comparison that has the payment, %s',
  async (_, permissions, address) => {
    stubCommerce({
      'GET /admin/finance/differences': () =>
        answered({ items: [open], ...{ previous: null, next: null, page: 1, pageSize: 50, total: 1 } }),
      'GET /admin/finance/difference': () => answered(open),
      'POST /admin/finance/resolve': () =>
        refused('FIN016', 409, { details: { matchingId: '12', days: '2026-03-07' } }),
    });
    await mountScreen(() => <Differences matchingId="1" resolved={0} isOpen replacedBy={null} />, {
      permissions,
      action: formAction(noteForm, reversalForm),
    });
    await press('Reverse');
    await fill(find<HTMLTextAreaElement>('dialog textarea'), 'did not arrive');
    await click(find('dialog button[type="submit"]'));
    const refusal = find('dialog [role="alert"]');
    expect(refusal.textContent).toContain('Comparison 12 (2026-03-07) has this payment');
    const named = refusal.querySelector('.tabular-nums');
    expect(named?.textContent).toBe('Comparison 12');
    expect(named?.getAttribute('href')).toBe(address);
  },
);

let replace = () => {};

function Comparison() {
  const [replacedBy, setReplacedBy] = useState<string | null>(null);
  replace = () => setReplacedBy('9');
  return <Differences matchingId="1" resolved={0} isOpen={!replacedBy} replacedBy={replacedBy} />;
}

test('a replaced comparison offers no verb, and an open dialog then leads to the one that stands', async () => {
  const calls = stubCommerce({
    'GET /admin/finance/differences': () =>
      answered({ items: [open], ...{ previous: null, next: null, page: 1, pageSize: 50, total: 1 } }),
    'GET /admin/finance/difference': () => answered(open),
    'POST /admin/finance/resolve': () => {
      replace();
      return refused('FIN015');
    },
  });
  await mountScreen(Comparison, {
    permissions: ['finance.match', 'finance.read'],
    action: formAction(noteForm, reversalForm),
  });
  await press('Reverse');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'did not arrive');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/finance/resolve')).toHaveLength(1);
  expect(namesOf('dialog form button')).toEqual(['Close']);
  expect(find('dialog a').getAttribute('href')).toBe('/admin/finance/statements/9');
  expect(namesOf('[data-difference] button')).toEqual([]);
});
