import { useTranslation } from 'react-i18next';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { useRoleNames } from './use-role-names.ts';
import { UserStatus } from './user-status.tsx';

type Row = RowOf<'/admin/users/query'>;

export function useUserColumns() {
  const { t } = useTranslation('admin-users');
  const { nameOf } = useRoleNames();
  const rolesOf = ({ roles }: Row) => roles.map(nameOf).join(t('separator'));

  const columns: Column<Row>[] = [
    {
      id: 'avatar',
      head: t('fields.avatar'),
      cell: ({ avatar, username }) => (
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center overflow-hidden rounded-full bg-moon text-stone uppercase"
        >
          {avatar ? (
            <Image src={avatar} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            Array.from(username)[0]
          )}
        </span>
      ),
    },
    {
      id: 'username',
      head: t('fields.username'),
      sort: 'username',
      fixed: true,
      cell: ({ username }) => username,
    },
    {
      id: 'phone',
      head: t('fields.phone'),
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    {
      id: 'status',
      head: t('fields.status'),
      sort: 'status',
      cell: ({ status }) => <UserStatus status={status} />,
    },
    {
      id: 'balance',
      head: t('fields.balance'),
      sort: 'balance',
      numeric: true,
      cell: ({ balance }) => formatMoney(balance),
    },
    { id: 'orders', head: t('fields.orders'), sort: 'orders', numeric: true, cell: ({ orders }) => orders },
    {
      id: 'spent',
      head: t('fields.spent'),
      sort: 'spent',
      numeric: true,
      cell: ({ spent }) => formatMoney(spent),
    },
    {
      id: 'registeredAt',
      head: t('fields.registeredAt'),
      sort: 'registeredAt',
      cell: ({ registeredAt }) => <WorkshopTime value={registeredAt} />,
    },
    {
      id: 'lastLoginAt',
      head: t('fields.lastLoginAt'),
      sort: 'lastLoginAt',
      cell: ({ lastLoginAt }) => lastLoginAt && <WorkshopTime value={lastLoginAt} />,
    },
    { id: 'roles', head: t('fields.roles'), cell: rolesOf },
  ];

  const lines = (row: Row): TwoLines => ({
    title: row.username,
    figure: formatMoney(row.balance),
    note: [row.phone, rolesOf(row)].filter(Boolean).join(' · '),
    state: row.status === 'frozen' ? <UserStatus status={row.status} /> : undefined,
  });
  return { columns, lines };
}
