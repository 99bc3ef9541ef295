import { messageKinds } from '@junyao/commerce/contract/choices';
import { messageStatuses } from '@junyao/commerce/contract/states';
import { href } from 'react-router';
import { useMay } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { PieceLink } from '../record/piece-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { MessageStatus } from './message-status.tsx';
import { TakeMessage } from './take-message.tsx';
import { useAssigneeOptions } from './use-assignees.ts';

const messages = defineScreen('/admin/messages/query', {
  at: href('/admin/messages'),
  id: 'messageId',
  export: '/admin/messages/export',
  words: ['admin-messages'],
  searches: true,
  tabs: {
    by: 'status',
    values: messageStatuses,
    words: 'status',
    counts: { from: '/admin/messages/counts' },
  },
  filters: {
    assignee: { kind: 'choice', options: useAssigneeOptions },
    kind: { kind: 'choice', options: wordsFor('kinds', messageKinds) },
    days: { kind: 'days', label: 'fields.createdAt' },
  },
  useView({ t, columns }) {
    const subject = ({ subject, status }: { subject: string; status: string }, width = '') => (
      <span className={`${width} ${status === 'NEW' ? 'font-semibold' : ''}`}>{subject}</span>
    );
    return {
      undoes: useMay()('messages.answer'),
      nextAction: (message) => <TakeMessage message={message} />,
      columns: [
        columns.of('subject', (row) => subject(row, 'block max-w-64 truncate'), { sort: true, fixed: true }),
        columns.time('createdAt', { sort: true }),
        columns.text('name', { sort: true, width: 'max-w-40' }),
        columns.text('email', { sort: true, width: 'max-w-48' }),
        columns.code('phone', { sort: true, hidden: true }),
        columns.word('kind', 'kinds', { sort: true }),
        columns.of('piece', ({ productCode }) => productCode && <PieceLink productCode={productCode} />),
        columns.of('status', ({ status }) => <MessageStatus status={status} />, { sort: true }),
        columns.of('assignee', ({ assignee }) => assignee?.username),
      ],
      lines: (row) => ({
        title: subject(row),
        figure: <WorkshopTime value={row.createdAt} />,
        note: [row.name, row.assignee && t('assignedTo', { name: row.assignee.username })]
          .filter(Boolean)
          .join(' · '),
        state: <MessageStatus status={row.status} />,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = messages;
export default messages.component;
