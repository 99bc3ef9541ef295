import { href } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useMay } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { usePieceName } from '../record/name-piece.ts';
import { PieceThumb } from '../record/piece-thumb.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { BulkPrice } from './bulk-price.tsx';
import { BulkSale } from './bulk-sale.tsx';
import { PriceCell } from './price-cell.tsx';
import { Sale, Sync } from './product-status.tsx';

const products = defineScreen('/admin/products/query', {
  at: href('/admin/products'),
  id: 'productCode',
  export: '/admin/products/export',
  words: ['admin-products'],
  searches: true,
  filters: {
    onSale: {
      kind: 'choice',
      label: 'fields.sale',
      options: (t) => [
        { value: 'true', label: t('onSale') },
        { value: 'false', label: t('offSale') },
      ],
    },
    unpriced: { kind: 'flag', label: 'flags.unpriced' },
    pricedOffSale: { kind: 'flag', label: 'flags.pricedOffSale' },
    missingTranslation: { kind: 'flag', label: 'flags.missingTranslation' },
    outOfSync: { kind: 'flag', label: 'flags.outOfSync' },
  },
  useView({ t, columns }) {
    const nameOf = usePieceName();
    const mayWrite = useMay()('products.write');
    return {
      undoes: mayWrite,
      bulk: mayWrite
        ? (pieces, clear) => (
            <>
              <BulkPrice pieces={pieces} onFinished={clear} />
              <BulkSale pieces={pieces} onSale onFinished={clear} />
              <BulkSale pieces={pieces} onSale={false} onFinished={clear} />
            </>
          )
        : undefined,
      columns: [
        columns.of('picture', ({ imageUrl }) => <PieceThumb imageUrl={imageUrl} />),
        columns.of('code', ({ productCode }) => <span className="tabular-nums">{productCode}</span>, {
          sort: true,
          fixed: true,
        }),
        columns.text('nameZh', { sort: true }),
        columns.text('nameEn', { sort: true, width: 'max-w-48' }),
        ...(['price', 'specialPrice'] as const).map((field) =>
          columns.of(field, (piece) => <PriceCell piece={piece} field={field} />, {
            sort: true,
            numeric: true,
          }),
        ),
        columns.of('sale', (piece) => <Sale piece={piece} />),
        columns.of('sync', (piece) => <Sync piece={piece} />),
        columns.of(
          'translation',
          ({ missingTranslation }) =>
            missingTranslation && <StatusMark tone="unknown">{t('missing')}</StatusMark>,
        ),
        columns.of('syncedAt', ({ sync }) => sync.syncedAt && <WorkshopTime value={sync.syncedAt} />, {
          hidden: true,
        }),
      ],
      lines: (piece) => ({
        title: nameOf(piece),
        figure: piece.price === null ? t('noPrice') : formatMoney(piece.specialPrice ?? piece.price),
        note: <span className="tabular-nums">{piece.productCode}</span>,
        state: <Sale piece={piece} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = products;
export default products.component;
