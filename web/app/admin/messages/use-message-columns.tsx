import { useTranslation } from 'react-i18next';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { PieceLink } from '../record/piece-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { MessageStatus } from './message-status.tsx';

export type MessageRow = RowOf<'/admin/messages/query'>;

export function useMessageColumns() {
  const { t } = useTranslation('admin-messages');
  const weight = ({ status }: MessageRow) => (status === 'NEW' ? 'font-semibold' : '');

  const columns: Column<MessageRow>[] = [
    {
      id: 'subject',
      head: t('fields.subject'),
      sort: 'subject',
      fixed: true,
      cell: (row) => <span className={`block max-w-64 truncate ${weight(row)}`}>{row.subject}</span>,
    },
    {
      id: 'createdAt',
      head: t('fields.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => <WorkshopTime value={createdAt} />,
    },
    {
      id: 'name',
      head: t('fields.name'),
      sort: 'name',
      cell: ({ name }) => <span className="block max-w-40 truncate">{name}</span>,
    },
    {
      id: 'email',
      head: t('fields.email'),
      sort: 'email',
      cell: ({ email }) => <span className="block max-w-48 truncate">{email}</span>,
    },
    {
      id: 'phone',
      head: t('fields.phone'),
      sort: 'phone',
      hidden: true,
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    { id: 'kind', head: t('fields.kind'), sort: 'kind', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'productCode',
      head: t('fields.piece'),
      cell: ({ productCode }) => productCode && <PieceLink productCode={productCode} />,
    },
    {
      id: 'status',
      head: t('fields.status'),
      sort: 'status',
      cell: ({ status }) => <MessageStatus status={status} />,
    },
    { id: 'assignee', head: t('fields.assignee'), cell: ({ assignee }) => assignee?.username },
  ];

  const lines = (row: MessageRow): TwoLines => ({
    title: <span className={weight(row)}>{row.subject}</span>,
    figure: <WorkshopTime value={row.createdAt} />,
    note: [row.name, row.assignee && t('assignedTo', { name: row.assignee.username })]
      .filter(Boolean)
      .join(' · '),
    state: <MessageStatus status={row.status} />,
  });
  return { columns, lines };
}
