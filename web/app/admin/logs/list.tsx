import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import { useRoleNames } from '../users/use-role-names.ts';
import type { Route } from './+types/list';
import { LastVerified } from './last-verified.tsx';
import { useActOptions } from './use-act-options.ts';
import { useLogColumns } from './use-log-columns.tsx';
import { VerifyButton } from './verify-button.tsx';

export const handle: RouteHandle = { namespaces: ['admin-logs', 'admin-roles'] };

const filterNames: readonly FilterOf<'/admin/logs/query'>[] = [
  ...(['search', 'actor', 'role', 'action', 'object', 'result', 'ip', 'requestId', 'from', 'to'] as const),
];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const logs = await loadList('/admin/logs/query', request, filterNames);
  return { logs, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export default function Logs({ loaderData: { logs, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-logs');
  const { columns, lines } = useLogColumns();
  return (
    <ListScreen
      name="logs"
      path={href('/admin/logs')}
      title={t('title')}
      page={logs}
      columns={columns}
      rowId={({ id }) => String(id)}
      lines={lines}
      recordAddress={({ id }) => href('/admin/logs/:id', { id: String(id) })}
      filters={useLogFilters()}
      searchLabel={t('search')}
      tools={
        <>
          <LastVerified />
          <VerifyButton />
          <ExportButton path="/admin/logs/export" filters={exported} />
        </>
      }
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}

function useLogFilters(): Filter[] {
  const { t } = useTranslation('admin-logs');
  const { roles, nameOf } = useRoleNames();
  return [
    { kind: 'days', name: 'days', label: t('fields.at') },
    {
      kind: 'text',
      name: 'actor',
      label: t('fields.actor'),
      hint: t('hints.actor'),
      options: (['cli', 'system'] as const).map((value) => ({ value, label: t(`actors.${value}`) })),
    },
    {
      kind: 'text',
      name: 'role',
      label: t('fields.role'),
      hint: t('hints.role'),
      options: roles.map((value) => ({ value, label: nameOf(value) })),
    },
    { kind: 'choice', name: 'action', label: t('fields.action'), options: useActOptions() },
    { kind: 'text', name: 'object', label: t('fields.object'), hint: t('hints.object') },
    {
      kind: 'choice',
      name: 'result',
      label: t('fields.result'),
      options: (['done', 'refused'] as const).map((value) => ({ value, label: t(`results.${value}`) })),
    },
    { kind: 'text', name: 'ip', label: t('fields.ip') },
    { kind: 'text', name: 'requestId', label: t('fields.requestId') },
  ];
}
