import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { useRoleName } from '../roles/use-role-name.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { ObjectLink } from './object-link.tsx';
import { useActWords } from './use-act-words.ts';

type Row = RowOf<'/admin/logs/query'>;

export function useLogColumns() {
  const { t } = useTranslation('admin-logs');
  const wordsOf = useActWords();
  const rolesOf = useRolesOf();
  const actorOf = useActorName();

  const columns: Column<Row>[] = [
    {
      id: 'at',
      head: t('fields.at'),
      sort: 'at',
      fixed: true,
      cell: ({ at }) => <WorkshopTime value={at} />,
    },
    { id: 'actor', head: t('fields.actor'), cell: ({ actor }) => actorOf(actor) },
    {
      id: 'role',
      head: t('fields.role'),
      sort: 'role',
      cell: ({ role }) => <span className="text-stone">{rolesOf(role)}</span>,
    },
    { id: 'action', head: t('fields.action'), sort: 'action', cell: ({ action }) => wordsOf(action) },
    {
      id: 'object',
      head: t('fields.object'),
      sort: 'object',
      cell: ({ object, objectName }) => <ObjectLink object={object} name={objectName} />,
    },
    { id: 'result', head: t('fields.result'), sort: 'result', cell: (row) => <LogResult {...row} /> },
    {
      id: 'reason',
      head: t('fields.reason'),
      hidden: true,
      cell: ({ reason }) => <span className="block max-w-80 truncate">{reason}</span>,
    },
    {
      id: 'ip',
      head: t('fields.ip'),
      cell: ({ ip }) => <span className="text-stone tabular-nums">{ip}</span>,
    },
    {
      id: 'requestId',
      head: t('fields.requestId'),
      sort: 'requestId',
      cell: ({ requestId }) => (
        <span className="text-stone tabular-nums" title={requestId}>
          {requestId.slice(0, 8)}
        </span>
      ),
    },
  ];

  const lines = (row: Row): TwoLines => ({
    title: wordsOf(row.action),
    figure: <WorkshopTime value={row.at} />,
    note: (
      <>
        {actorOf(row.actor)} · <ObjectLink object={row.object} name={row.objectName} />
      </>
    ),
    state: row.result === 'refused' ? <LogResult {...row} /> : undefined,
  });
  return { columns, lines };
}

/** `roles` is a list of role names, separated by commas. */
export function useRolesOf(): (roles: string) => string {
  const { t } = useTranslation('admin');
  const nameOf = useRoleName();
  return (roles) => roles.split(', ').filter(Boolean).map(nameOf).join(t('separator'));
}

/** The actors `cli` (a command) and `system` (the service itself) have no account. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation('admin-logs');
  return (actor) => (actor === 'cli' || actor === 'system' ? t(`actors.${actor}`) : actor);
}

export function LogResult({ result }: Pick<Row, 'result'>) {
  const { t } = useTranslation('admin-logs');
  return <StatusMark tone={result === 'done' ? 'good' : 'bad'}>{t(`results.${result}`)}</StatusMark>;
}
