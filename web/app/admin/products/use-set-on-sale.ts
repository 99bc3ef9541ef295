import { useTranslation } from 'react-i18next';
import { offerUndo } from '../act/undo.ts';
import { namePiece } from './piece-name.ts';
import { type ProductRow, setOnSale } from './set-sale.ts';

export function useSetOnSale(): (piece: ProductRow, onSale: boolean) => Promise<void> {
  const { i18n } = useTranslation('admin-products');
  return async (piece, onSale) => {
    const saved = await setOnSale(piece, onSale);
    offerUndo(
      () => i18n.t(`admin-products:${onSale ? 'putOn' : 'takenOff'}`, { piece: namePiece(i18n, piece) }),
      () => setOnSale(saved, !onSale),
    );
  };
}
