import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { Route } from './+types/list';
import { useRoleNames } from './use-role-names.ts';
import { useUserColumns } from './use-user-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-users'] };

const filterNames: readonly FilterOf<'/admin/users/query'>[] = ['search', 'status', 'role', 'from', 'to'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const users = await loadList('/admin/users/query', request, filterNames);
  return { users, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export default function Users({ loaderData: { users, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-users');
  const { columns, lines } = useUserColumns();
  const { roles, nameOf } = useRoleNames();
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('fields.status'),
      options: (['active', 'frozen'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
    },
    ...(roles.length > 0
      ? [
          {
            kind: 'choice' as const,
            name: 'role',
            label: t('fields.roles'),
            options: roles.map((value) => ({ value, label: nameOf(value) })),
          },
        ]
      : []),
    { kind: 'days', name: 'days', label: t('fields.registeredAt') },
  ];
  return (
    <ListScreen
      name="users"
      path={href('/admin/users')}
      title={t('title')}
      page={users}
      columns={columns}
      rowId={({ userId }) => userId}
      lines={lines}
      recordAddress={({ userId }) => href('/admin/users/:userId', { userId })}
      filters={filters}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/users/export" filters={exported} />}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}
