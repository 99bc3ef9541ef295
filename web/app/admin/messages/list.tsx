import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { readSession } from '../../session/session.ts';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import type { Filter } from '../list/filter.ts';
import { readFilters } from '../list/list-address.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { type FilterOf, loadList } from '../list/load-list.ts';
import { loadsForSearch } from '../list/loads-for-search.ts';
import type { Route } from './+types/list';
import { messageStatuses } from './message-status.tsx';
import { TakeMessage } from './take-message.tsx';
import { useAssignees } from './use-assignees.ts';
import { useMessageColumns } from './use-message-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-messages'] };

const filterNames: readonly FilterOf<'/admin/messages/query'>[] = [
  'search',
  'kind',
  'assignee',
  'status',
  'from',
  'to',
];
/** The tab does not limit the counts of the tabs. */
const countedBy = ['search', 'kind', 'assignee', 'from', 'to'];

export const shouldRevalidate = loadsForSearch;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [messages, counts] = await Promise.all([
    loadList('/admin/messages/query', request, filterNames),
    load(get('/admin/messages/counts', readFilters(request.url, countedBy), request)),
  ]);
  return { messages, counts, exported: readFilters(request.url, [...filterNames, 'sort']) };
}

export default function Messages({ loaderData: { messages, counts, exported } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-messages');
  const { columns, lines } = useMessageColumns();
  const mayAnswer = useMay()('messages.answer');
  return (
    <ListScreen
      name="messages"
      path={href('/admin/messages')}
      title={t('title')}
      page={messages}
      columns={columns}
      rowId={({ messageId }) => messageId}
      lines={lines}
      recordAddress={({ messageId }) => href('/admin/messages/:messageId', { messageId })}
      undoes={mayAnswer}
      nextAction={(message) => <TakeMessage message={message} />}
      tabs={{
        label: t('byStatus'),
        parameter: 'status',
        tabs: [
          { value: undefined, text: t('all'), count: counts.value?.all },
          ...messageStatuses.map((value) => ({
            value,
            text: t(`status.${value}`),
            count: counts.value?.[value],
          })),
        ],
      }}
      filters={useMessageFilters()}
      searchLabel={t('search')}
      tools={<ExportButton path="/admin/messages/export" filters={exported} />}
      texts={{
        count: (count, isMore) => t('count', { count, total: isMore ? '1,000+' : count }),
        failed: t('listFailed'),
        empty: t('empty'),
        emptyAdvice: t('emptyAdvice'),
      }}
    />
  );
}

function useMessageFilters(): Filter[] {
  const { t } = useTranslation('admin-messages');
  const assignees = useAssignees();
  const own = readSession()?.userId;
  return [
    {
      kind: 'choice',
      name: 'assignee',
      label: t('fields.assignee'),
      options: [
        ...(own ? [{ value: own, label: t('me') }] : []),
        { value: 'none', label: t('nobody') },
        ...assignees
          .filter(({ userId }) => userId !== own)
          .map(({ userId, username }) => ({ value: userId, label: username })),
      ],
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('fields.kind'),
      options: (['contact', 'customization'] as const).map((value) => ({
        value,
        label: t(`kinds.${value}`),
      })),
    },
    { kind: 'days', name: 'days', label: t('fields.createdAt') },
  ];
}
