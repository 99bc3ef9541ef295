import { pieceStates, pieceStatuses } from '@junyao/commerce/contract/piece-states';
import { expect, test } from 'vitest';
import { isOrderable } from './orderable.ts';

test('only an available piece can be ordered', () => {
  expect(pieceStatuses.filter((status) => isOrderable({ status }))).toEqual(['available']);
  expect(pieceStates.moves.hold.from).toEqual(['available']);
});
