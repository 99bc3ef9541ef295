import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import { nameOfPiece } from '../record/name-piece.ts';
import { PieceThumb } from '../record/piece-thumb.tsx';
import { Hold, TimeLeft } from './hold.tsx';
import type { StockRow } from './stock-row.ts';

export function useInventoryColumns(clockOffset: number) {
  const { t, i18n } = useTranslation('admin-inventory');
  const language = useLanguage();
  const nameOf = (row: StockRow) => nameOfPiece(i18n, row);
  const holds = (row: StockRow) => (
    <span className="inline-flex flex-wrap gap-x-5">
      {row.holds.map((hold) => (
        <Hold key={hold.orderNo} hold={hold} clockOffset={clockOffset} />
      ))}
    </span>
  );

  const columns: Column<StockRow>[] = [
    { id: 'picture', head: t('fields.picture'), cell: ({ imageUrl }) => <PieceThumb imageUrl={imageUrl} /> },
    {
      id: 'code',
      head: t('fields.code'),
      sort: 'code',
      fixed: true,
      cell: ({ productCode }) => <span className="tabular-nums">{productCode}</span>,
    },
    { id: 'name', head: t('fields.name'), sort: language === 'zh' ? 'nameZh' : 'nameEn', cell: nameOf },
    { id: 'stock', head: t('fields.stock'), sort: 'stock', numeric: true, cell: ({ stock }) => stock },
    {
      id: 'available',
      head: t('fields.available'),
      sort: 'available',
      numeric: true,
      cell: ({ available }) => available,
    },
    {
      id: 'reserved',
      head: t('fields.reserved'),
      sort: 'reserved',
      numeric: true,
      cell: ({ reserved }) => reserved,
    },
    { id: 'heldUntil', head: t('fields.heldBy'), sort: 'heldUntil', cell: holds },
    { id: 'sold', head: t('fields.sold'), sort: 'sold', numeric: true, cell: ({ sold }) => sold },
  ];

  const lines = (row: StockRow): TwoLines => ({
    title: nameOf(row),
    figure: t('ofStock', { available: row.available, stock: row.stock }),
    note: <span className="tabular-nums">{row.productCode}</span>,
    state: row.holds[0] && <TimeLeft holds={row.holds} clockOffset={clockOffset} />,
  });
  return { columns, lines, nameOf };
}
