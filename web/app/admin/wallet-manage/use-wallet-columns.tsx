import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import type { Sums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { FrozenMoney } from './frozen-money.tsx';

type Row = RowOf<'/admin/wallets/query'>;

export function useWalletColumns(sums: Sums<'/admin/wallets/sums'>) {
  const { t } = useTranslation('admin-wallets');
  const columns: Column<Row>[] = [
    {
      id: 'member',
      head: t('fields.member'),
      sort: 'member',
      fixed: true,
      foot: sums.label,
      cell: ({ username }) => username,
    },
    {
      id: 'phone',
      head: t('fields.phone'),
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    {
      id: 'available',
      head: t('fields.available'),
      sort: 'available',
      numeric: true,
      foot: sums.foot(({ available }) => formatMoney(available)),
      cell: ({ available }) => formatMoney(available),
    },
    {
      id: 'frozen',
      head: t('fields.frozen'),
      sort: 'frozen',
      numeric: true,
      foot: sums.foot(({ frozen }) => formatMoney(frozen)),
      cell: ({ frozen }) => <FrozenMoney amount={frozen} />,
    },
    ...(['recharged', 'spent', 'refunded'] as const).map((name) => ({
      id: name,
      head: t(`fields.${name}`),
      sort: name,
      numeric: true,
      foot: sums.foot((all) => formatMoney(all[name])),
      cell: (row: Row) => formatMoney(row[name]),
    })),
    {
      id: 'lastEntryAt',
      head: t('fields.lastEntryAt'),
      sort: 'lastEntryAt',
      cell: ({ lastEntryAt }) => lastEntryAt && <WorkshopTime value={lastEntryAt} />,
    },
  ];

  const lines = ({ username, phone, available, frozen }: Row): TwoLines => ({
    title: username,
    figure: formatMoney(available),
    note: <span className="tabular-nums">{phone}</span>,
    state:
      frozen > 0 ? (
        <>
          {t('fields.frozen')} <FrozenMoney amount={frozen} />
        </>
      ) : undefined,
  });
  return { columns, lines };
}
