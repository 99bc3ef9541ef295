import type { PieceSummary } from './piece.ts';

/**
 * Pieces of the same glaze family and type come first, then the same family, the same type, and all others. Each group
 * keeps the order of the CMS, starting after the given piece and continuing from the beginning.
 */
export function relatedTo<Piece extends PieceSummary>(
  piece: PieceSummary,
  all: readonly Piece[],
  count: number,
): Piece[] {
  const at = all.findIndex(({ productCode }) => productCode === piece.productCode);
  const groups: Piece[][] = [[], [], [], []];
  for (let step = 1; step <= all.length; step += 1) {
    const other = all[(at + step + all.length) % all.length];
    if (!other || other.productCode === piece.productCode) continue;
    const group = groups[distance(piece, other)];
    if (group && group.length < count) group.push(other);
    if (groups[0]?.length === count) break;
  }
  return groups.flat().slice(0, count);
}

function distance(piece: PieceSummary, other: PieceSummary): number {
  const sameGlaze = piece.glazeFamily !== null && other.glazeFamily === piece.glazeFamily;
  return (sameGlaze ? 0 : 2) + (other.type === piece.type ? 0 : 1);
}
