import { unitStatuses } from '@junyao/commerce/contract/choices';
import { href } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useNextOf } from '../act/define-actions.tsx';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { usePieceName } from '../record/name-piece.ts';
import { PieceThumb } from '../record/piece-thumb.tsx';
import { stockActions } from './actions.tsx';
import { Hold, TimeLeft } from './hold.tsx';

const stocks = defineScreen('/admin/inventory/query', {
  at: href('/admin/inventory'),
  id: 'productCode',
  export: '/admin/inventory/export',
  words: ['admin-inventory'],
  searches: true,
  filters: {
    status: { kind: 'choice', options: wordsFor('status', unitStatuses) },
    expiring: { kind: 'flag', label: 'expiring' },
  },
  useView({ t, columns, rows, clockOffset }) {
    const next = useNextOf(stockActions, rows);
    const nameOf = usePieceName();
    const nameSort = useLanguage() === 'zh' ? 'nameZh' : 'nameEn';
    return {
      nextAction: next.button,
      dialog: next.dialog,
      columns: [
        columns.of('picture', ({ imageUrl }) => <PieceThumb imageUrl={imageUrl} />),
        columns.of('code', ({ productCode }) => <span className="tabular-nums">{productCode}</span>, {
          sort: true,
          fixed: true,
        }),
        columns.of('name', nameOf, { sort: nameSort }),
        columns.number('stock', { sort: true }),
        columns.number('available', { sort: true }),
        columns.number('reserved', { sort: true }),
        columns.of(
          'heldUntil',
          ({ holds }) => (
            <span className="inline-flex flex-wrap gap-x-5">
              {holds.map((hold) => (
                <Hold key={hold.orderNo} hold={hold} clockOffset={clockOffset} />
              ))}
            </span>
          ),
          { sort: true },
        ),
        columns.number('sold', { sort: true }),
      ],
      lines: (row) => ({
        title: nameOf(row),
        figure: t('ofStock', { available: row.available, stock: row.stock }),
        note: <span className="tabular-nums">{row.productCode}</span>,
        state: row.holds[0] && <TimeLeft holds={row.holds} clockOffset={clockOffset} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = stocks;
export const clientAction = formAction(...Object.values(stockActions.forms));
export default stocks.component;
