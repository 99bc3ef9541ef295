// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { Sums } from './sums.tsx';

type Matching = OutputOf<'GET /admin/finance/matching'>;
type Outside = Matching['sums']['in']['bookedOutside'];

const nothing = { count: 0, amount: 0 };
const noTotals = { statement: 0, books: 0, reversed: 0 };

async function footOf(paid: Outside, back: Outside): Promise<(string | null)[][]> {
  const none = { matched: nothing, amountDiffers: nothing, otherDay: nothing, twice: nothing };
  const sumsOf = (bookedOutside: Outside) => ({
    ...{ ...none, missingHere: nothing, missingThere: nothing, bookedOutside },
  });
  const matching = {
    sums: { in: sumsOf(paid), out: sumsOf(back) },
    totals: { in: { ...noTotals, books: 120 }, out: noTotals },
    gap: 0,
  } as Matching;
  await mountScreen(() => <Sums matching={matching} />);
  return [...document.querySelectorAll('tfoot tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test('the total of the books says what of it is booked on the day before or after', async () => {
  const foot = await footOf({ count: 2, amount: 20 }, nothing);
  expect(foot.slice(1, 4)).toEqual([
    ['Total of the books', '¥120.00', '¥0.00'],
    ['of which booked on the day before or after', '¥20.00 (2)', '–'],
    ['Reversed since', '¥0.00', '¥0.00'],
  ]);
});

test('a comparison of its own days has no such row', async () => {
  const foot = await footOf(nothing, nothing);
  expect(foot.map(([head]) => head)).not.toContain('of which booked on the day before or after');
  expect(foot).toHaveLength(5);
});
