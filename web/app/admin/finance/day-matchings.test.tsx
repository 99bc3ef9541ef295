// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { DayMatchings } from './day-matchings.tsx';

type Statement = OutputOf<'GET /admin/finance/day'>;

const none = { count: 0, amount: 0 };
const noDifferences = { differences: 0, resolved: 0, gap: 0 };

async function shown(bookedLater: Statement['matchings'][number]['bookedLater']): Promise<string> {
  const statement: Statement = {
    ...{ day: '2026-12-25', at: '2026-12-25T02:00:00.000Z', over: false, opening: 0, closing: 0 },
    ...{ movements: [], channels: [], debit: 0, credit: 0, notCompared: [], books: null },
    waiting: { proposals: none, refunds: none },
    matchings: [
      {
        ...{ matchingId: '7', at: '2026-12-24T21:48:00.000Z', by: { userId: 'u-9', username: 'zhao' } },
        ...{ channel: 'alipay', from: '2026-12-25', to: '2026-12-25', fileName: 'a.csv', matched: 3 },
        ...{ differences: 0, resolved: 0, gap: 0, gapAtFirst: 0, replacedBy: null, discarded: null },
        ...{ ofDay: noDifferences, ofRange: noDifferences, bookedLater },
      },
    ],
  };
  await mountScreen(() => <DayMatchings statement={statement} />, { permissions: ['finance.match'] });
  return document.querySelector('table')?.textContent ?? '';
}

test('a comparison names its time, and warns of what was booked after it on the day', async () => {
  const text = await shown({ in: { count: 2, amount: 850 }, out: { count: 1, amount: 50 }, reversed: none });
  expect(text).toContain('Compared 25 December 2026 at 05:48:00');
  expect(text).toContain('Booked after the comparison: ¥850.00 received (2 payments)');
  expect(text).toContain('Booked after the comparison: ¥50.00 paid back (1 refund)');
  expect(document.querySelectorAll('table .text-amber')).toHaveLength(2);
  expect(offeredButtons()).toContain('Compare the statement of Alipay');
});

test('a comparison without later bookings warns of nothing', async () => {
  const text = await shown({ in: none, out: none, reversed: none });
  expect(text).toContain('Compared 25 December 2026 at 05:48:00');
  expect(text).not.toContain('Booked after');
  expect(offeredButtons()).not.toContain('Compare the statement of Alipay');
});

test('a comparison that matched a payment warns of its reversal', async () => {
  const text = await shown({ in: none, out: none, reversed: { count: 1, amount: 100 } });
  expect(text).toContain('Reversed after the comparison: ¥100.00 (1 payment)');
  expect(document.querySelectorAll('table .text-amber')).toHaveLength(1);
  expect(offeredButtons()).toContain('Compare the statement of Alipay');
});
