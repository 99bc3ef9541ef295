// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { BillFigures } from './bill-figures.tsx';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];

const quiet: Bill = {
  ...{ period: '2026-01-01', charged: 0, recharged: 0, gifts: 0 },
  ...{ sales: 0, orderRefunds: 0, chargeRefunds: 0, liability: 0 },
};

async function shown(bills: Bill[]) {
  await mountScreen(() => <BillFigures bills={bills} by="day" />);
  return { heads: namesOf('th'), sums: namesOf('tfoot td'), onPhones: namesOf('dt') };
}

test('the sums have the signs and the words of their columns', async () => {
  const { heads, sums, onPhones } = await shown([
    { ...quiet, recharged: 25, sales: 60, liability: 85 },
    { ...quiet, period: '2026-01-02', recharged: -10, liability: 75 },
  ]);
  expect(heads.slice(1, 5)).toEqual(['Paid in online', 'Credited by staff', 'Gifts', 'Revenue (pieces)']);
  expect(sums.slice(1, 5)).toEqual(['¥0.00', '¥15.00', '¥0.00', '¥60.00']);
  const end = 'Members’ balance at the end';
  expect(onPhones).toEqual([
    ...['Credited by staff', end, 'Credited by staff', 'Revenue (pieces)', end],
    ...['Paid in online', 'Credited by staff', 'Gifts', 'Revenue (pieces)', 'Order refunds'],
    'Recharge refunds',
  ]);
});
