import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import { nameOfPiece } from '../record/name-piece.ts';
import { PieceThumb } from '../record/piece-thumb.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { PriceCell } from './price-cell.tsx';
import type { ProductRow } from './set-sale.ts';

export function useProductColumns() {
  const { t, i18n } = useTranslation('admin-products');
  const nameOf = (piece: ProductRow) => nameOfPiece(i18n, piece);

  const columns: Column<ProductRow>[] = [
    { id: 'picture', head: t('fields.picture'), cell: ({ imageUrl }) => <PieceThumb imageUrl={imageUrl} /> },
    {
      id: 'code',
      head: t('fields.code'),
      sort: 'code',
      fixed: true,
      cell: ({ productCode }) => <span className="tabular-nums">{productCode}</span>,
    },
    { id: 'nameZh', head: t('fields.nameZh'), sort: 'nameZh', cell: ({ nameZh }) => nameZh },
    {
      id: 'nameEn',
      head: t('fields.nameEn'),
      sort: 'nameEn',
      cell: ({ nameEn }) => <span className="block max-w-48 truncate">{nameEn}</span>,
    },
    {
      id: 'price',
      head: t('fields.price'),
      sort: 'price',
      numeric: true,
      cell: (piece) => <PriceCell piece={piece} field="price" />,
    },
    {
      id: 'specialPrice',
      head: t('fields.specialPrice'),
      sort: 'specialPrice',
      numeric: true,
      cell: (piece) => <PriceCell piece={piece} field="specialPrice" />,
    },
    { id: 'sale', head: t('fields.sale'), cell: (piece) => <Sale piece={piece} /> },
    { id: 'sync', head: t('fields.sync'), cell: (piece) => <Sync piece={piece} /> },
    {
      id: 'translation',
      head: t('fields.translation'),
      cell: ({ missingTranslation }) =>
        missingTranslation && <StatusMark tone="unknown">{t('missing')}</StatusMark>,
    },
    {
      id: 'syncedAt',
      head: t('fields.syncedAt'),
      hidden: true,
      cell: ({ sync }) => sync.syncedAt && <WorkshopTime value={sync.syncedAt} />,
    },
  ];

  const lines = (piece: ProductRow): TwoLines => ({
    title: nameOf(piece),
    figure: piece.price === null ? t('noPrice') : formatMoney(piece.specialPrice ?? piece.price),
    note: <span className="tabular-nums">{piece.productCode}</span>,
    state: <Sale piece={piece} />,
  });
  return { columns, lines, nameOf };
}

export function Sale({ piece: { forShow, listed, onSale } }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  if (forShow) return <StatusMark tone="ended">{t('forShow')}</StatusMark>;
  if (!listed) return <StatusMark tone="ended">{t('notListed')}</StatusMark>;
  return <StatusMark tone={onSale ? 'good' : 'ended'}>{t(onSale ? 'onSale' : 'offSale')}</StatusMark>;
}

export function Sync({ piece: { inSync } }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  return <StatusMark tone={inSync ? 'good' : 'bad'}>{t(inSync ? 'inSync' : 'outOfSync')}</StatusMark>;
}
