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
import { actions } from './actions.ts';
import { useActWords } from './use-act-words.ts';
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

/** Everything that staff did or were refused. */
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
  const wordsOf = useActWords();
  const { roles, nameOf } = useRoleNames();
  const text = (name: 'actor' | 'role' | 'object' | 'ip' | 'requestId'): Filter => ({
    kind: 'text',
    name,
    label: t(`fields.${name}`),
  });
  return [
    { kind: 'days', name: 'days', label: t('fields.at') },
    text('actor'),
    roles.length > 0
      ? {
          kind: 'choice',
          name: 'role',
          label: t('fields.role'),
          options: roles.map((value) => ({ value, label: nameOf(value) })),
        }
      : text('role'),
    {
      kind: 'choice',
      name: 'action',
      label: t('fields.action'),
      options: actions.map((value) => ({ value, label: wordsOf(value) })),
    },
    text('object'),
    {
      kind: 'choice',
      name: 'result',
      label: t('fields.result'),
      options: (['done', 'refused'] as const).map((value) => ({ value, label: t(`results.${value}`) })),
    },
    text('ip'),
    text('requestId'),
  ];
}
