import type { i18n } from 'i18next';
import { nameOfPiece } from '../record/name-piece.ts';
import type { ProductRow } from './set-sale.ts';

/** A message names this many pieces and counts the others. */
const namedCount = 3;

export function namePiece(i18n: i18n, piece: ProductRow): string {
  return `${nameOfPiece(i18n, piece)} ${piece.productCode}`;
}

export function namePieces(i18n: i18n, pieces: readonly ProductRow[]): string {
  const names = pieces.slice(0, namedCount).map((piece) => namePiece(i18n, piece));
  const listed = names.join(i18n.t('admin-products:separator'));
  const count = pieces.length - names.length;
  return count > 0 ? i18n.t('admin-products:andMore', { pieces: listed, count }) : listed;
}
