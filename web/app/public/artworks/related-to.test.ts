import { expect, test } from 'vitest';
import type { GlazeFamily } from '../../content/glaze-families.ts';
import type { PieceSummary, PieceType } from './piece.ts';
import { relatedTo } from './related-to.ts';

function pieceOf(number: number, type: PieceType, glazeFamily: GlazeFamily | null): PieceSummary {
  const productCode = `JY-2024-00${number}`;
  return { productCode, type, glazeFamily, name: null, glazeColor: null, mainImage: null, microImage: null };
}

const shop = [
  pieceOf(1, 'cup', 'azure'),
  pieceOf(2, 'vase', 'azure'),
  pieceOf(3, 'cup', 'splashed'),
  pieceOf(4, 'vase', 'splashed'),
  pieceOf(5, 'cup', 'azure'),
];

const numbers = (piece: PieceSummary, count = 9) =>
  relatedTo(piece, shop, count).map(({ productCode }) => Number(productCode.at(-1)));

test('glaze and type together come before the glaze, and the glaze before the type', () => {
  expect(numbers(pieceOf(1, 'cup', 'azure'))).toEqual([5, 2, 3, 4]);
});

test('each group follows the list from the piece on and continues at its beginning', () => {
  expect(numbers(pieceOf(5, 'cup', 'azure'))).toEqual([1, 2, 3, 4]);
});

test('a piece outside the list starts at the beginning, and only so many are named', () => {
  expect(numbers(pieceOf(9, 'other', 'splashed'), 3)).toEqual([3, 4, 1]);
});

test('pieces without a glaze family are not alike by it', () => {
  expect(
    relatedTo(pieceOf(8, 'cup', null), [pieceOf(6, 'vase', null), pieceOf(7, 'cup', 'azure')], 2),
  ).toEqual([pieceOf(7, 'cup', 'azure'), pieceOf(6, 'vase', null)]);
});
