import type { TFunction } from 'i18next';

export interface NamedOrder {
  /** The recipient, or the member where the recipient is not known. */
  person: string;
  /** Null for a piece without a name. */
  pieces: readonly (string | null)[];
}

export function nameOrder(t: TFunction, { person, pieces: [first, ...others] }: NamedOrder): string {
  const piece = first ?? t('admin:record.unnamedPiece');
  const count = others.length;
  return count > 0
    ? t('admin:record.orderOfPieces', { person, piece, count })
    : t('admin:record.orderOfPiece', { person, piece });
}
