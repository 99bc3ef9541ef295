// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { BillFigures } from './bill-figures.tsx';

type Bill = OutputOf<'GET /admin/finance/bills'>[number];

const quiet: Bill = {
  ...{ period: '2026-01-01', charged: 0, recharged: 0, corrections: 0, gifts: 0 },
  ...{ sales: 0, orderRefunds: 0, chargeRefunds: 0, liability: 0 },
};

async function shown(bills: Bill[]) {
  await mountScreen(() => <BillFigures bills={bills} by="day" />);
  return { heads: namesOf('th'), sums: namesOf('tfoot td'), onPhones: namesOf('dt') };
}

test('corrections have a column of their own beside the recharges by staff', async () => {
  const { heads, sums, onPhones } = await shown([
    { ...quiet, recharged: 25, corrections: 60, liability: 85 },
    { ...quiet, period: '2026-01-02', corrections: -10, liability: 75 },
  ]);
  expect(heads.slice(1, 5)).toEqual(['Recharged by payment', 'Recharged by staff', 'Corrections', 'Gifts']);
  expect(sums.slice(1, 5)).toEqual(['¥0.00', '¥25.00', '¥50.00', '¥0.00']);
  expect(onPhones).toEqual([
    ...['Corrections', 'Recharged by staff', 'Corrections'],
    ...['Recharged by staff', 'Corrections'],
  ]);
});

test('bills without corrections have no such column', async () => {
  const { heads, sums } = await shown([{ ...quiet, recharged: 25, liability: 25 }]);
  expect(heads).not.toContain('Corrections');
  expect(sums).toHaveLength(heads.length);
});
