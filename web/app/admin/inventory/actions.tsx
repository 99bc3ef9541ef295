import { useTranslation } from 'react-i18next';
import { defineActions } from '../act/define-actions.tsx';
import { nameOfPiece } from '../record/name-piece.ts';
import type { StockRow } from './stock-row.ts';

type Stock = Pick<StockRow, 'productCode' | 'nameZh' | 'nameEn' | 'version' | 'stock' | 'available'>;

export const stockActions = defineActions<Stock, 'adjust'>({
  words: 'admin-inventory',
  key: 'productCode',
  versioned: true,
  named: ({ stock, available, ...names }, _, i18n) => ({ piece: nameOfPiece(i18n, names), stock, available }),
  present: (stock) => <InStock {...stock} />,
  actions: {
    adjust: {
      path: '/admin/inventory/adjust',
      permission: 'inventory.adjust',
      allows: () => true,
      isLikely: true,
      fields: { change: { kind: 'whole', min: -999, max: 999, hint: true } },
      reason: true,
    },
  },
});

function InStock({ stock, available }: Stock) {
  const { t } = useTranslation('admin-inventory');
  return <p>{t('ofStock', { available, stock })}</p>;
}
