import { expect, test } from 'vitest';
import { isReversible } from './read-reversals.ts';

const booked = { side: 'in', ourFen: 100, transactionNo: 'JT000000000000000001' } as const;
const lost = { ...booked, outcome: 'missingThere', theirFen: null } as const;
const less = { ...booked, outcome: 'amountDiffers', theirFen: 60 } as const;

test('a credit is reversible if its money is missing in the statement, or if there is less of it', () => {
  expect([lost, less].map(isReversible)).toEqual([true, true]);
});

test.each([
  ['a refund', { ...lost, side: 'out' }],
  ['a line that can’t be read', { ...lost, outcome: 'invalid', side: null }],
  ['a difference without a transaction', { ...lost, transactionNo: null }],
  ['a difference without an amount in the books', { ...lost, ourFen: null }],
  ['as much in the statement as in the books', { ...less, theirFen: 100 }],
  ['more in the statement than in the books', { ...less, theirFen: 101 }],
  ['no amount in the statement', { ...less, theirFen: null }],
  ['a smaller amount that is booked on another day', { ...less, outcome: 'otherDay' }],
  ['a smaller amount that stands twice', { ...less, outcome: 'twice' }],
] as const)('%s is not reversible', (_, difference) => {
  expect(isReversible(difference)).toBe(false);
});
