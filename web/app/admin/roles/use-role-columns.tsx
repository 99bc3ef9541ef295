import { useTranslation } from 'react-i18next';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { usePermissionWords } from './use-permission-words.ts';
import { useRoleName } from './use-role-name.ts';

type Row = RowOf<'/admin/roles/query'>;

/** The roles of a new shop have this time, because nobody has updated them. */
const never = new Date(0).toISOString();

export function useRoleColumns() {
  const { t } = useTranslation('admin-roles');
  const nameOf = useRoleName();
  const { areaNames } = usePermissionWords();
  const permissionsOf = ({ permissions }: Row) => t('permissionCount', { count: permissions.length });

  const columns: Column<Row>[] = [
    { id: 'name', head: t('fields.name'), sort: 'name', fixed: true, cell: ({ name }) => nameOf(name) },
    {
      id: 'permissions',
      head: t('fields.permissions'),
      cell: (row) => <span className="tabular-nums">{permissionsOf(row)}</span>,
    },
    {
      id: 'areas',
      head: t('fields.areas'),
      cell: ({ permissions }) => (
        <span className="block min-w-60 whitespace-normal text-stone">{areaNames(permissions)}</span>
      ),
    },
    {
      id: 'members',
      head: t('fields.members'),
      sort: 'members',
      numeric: true,
      cell: ({ members }) => members,
    },
    {
      id: 'updatedAt',
      head: t('fields.updatedAt'),
      sort: 'updatedAt',
      cell: (row) => <Updated {...row} />,
    },
  ];

  const lines = (row: Row): TwoLines => ({
    title: nameOf(row.name),
    figure: t('memberCount', { count: row.members }),
    note: [permissionsOf(row), areaNames(row.permissions)].filter(Boolean).join(' · '),
  });
  return { columns, lines };
}

export function Updated({ updatedAt }: Pick<Row, 'updatedAt'>) {
  const { t } = useTranslation('admin-roles');
  if (updatedAt === never) return <span className="text-stone">{t('neverUpdated')}</span>;
  return <WorkshopTime value={updatedAt} />;
}
