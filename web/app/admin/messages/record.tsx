import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useRevalidator } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { useMay } from '../frame/staff.ts';
import { useTodo } from '../frame/use-todo.ts';
import { AddNote } from '../record/add-note.tsx';
import { PieceLink } from '../record/piece-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { messageActions } from './actions.tsx';
import { Assignment } from './assignment.tsx';
import { markAsRead } from './mark-as-read.ts';
import { MessageButtons } from './message-buttons.tsx';
import type { MessageDetail } from './message-detail.ts';
import { noteForm, withdrawNote } from './message-forms.ts';
import { MessageStatus } from './message-status.tsx';

export const handle: RouteHandle = { namespaces: ['admin-messages'] };

export function clientLoader({ request, params: { messageId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/messages/detail', { messageId }, request));
}

export const clientAction = formAction(noteForm, ...Object.values(messageActions.forms));

export default function MessageRecord({ loaderData: found, params: { messageId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-messages');
  return (
    <Record
      key={messageId}
      found={found}
      list={href('/admin/messages')}
      title={found.value?.subject ?? t('message')}
      failed={t('loadFailed')}
      summary={(message) => (
        <>
          <MessageStatus status={message.status} />
          <span>{message.name}</span>
          <WorkshopTime value={message.createdAt} />
        </>
      )}
      actions={(message) => <MessageButtons message={message} />}
    >
      {(message) => <Content message={message} />}
    </Record>
  );
}

function Content({ message }: { message: MessageDetail }) {
  const { t } = useTranslation('admin-messages');
  const mayAnswer = useMay()('messages.answer');
  useMarkAsRead(message, mayAnswer);
  const { messageId, name, email, phone, kind, productCode, notes, events, createdAt } = message;
  return (
    <Columns>
      <div>
        <Part title={t('parts.text')}>
          <p className="measure text-body whitespace-pre-line">{message.message}</p>
        </Part>
        <Part title={t('parts.sender')}>
          <Facts
            facts={[
              [t('fields.name'), name],
              [
                t('fields.email'),
                <a key="email" href={`mailto:${email}`} className="text-sky underline decoration-sky/40">
                  {email}
                </a>,
              ],
              [
                t('fields.phone'),
                phone ? (
                  <a key="phone" href={`tel:${phone}`} className="text-sky underline decoration-sky/40">
                    {phone}
                  </a>
                ) : null,
              ],
              [t('fields.kind'), t(`kinds.${kind}`)],
              [t('fields.piece'), productCode && <PieceLink key="piece" productCode={productCode} />],
            ]}
          />
        </Part>
      </div>
      <div>
        <Part title={t('fields.assignee')}>
          <Assignment message={message} />
        </Part>
        <Part title={t('parts.notes')}>
          {mayAnswer && (
            <AddNote
              form={noteForm}
              values={{ messageId }}
              withdraw={(version) => withdrawNote(messageId, version)}
            />
          )}
          <Timeline
            label={t('parts.notes')}
            entries={[
              { key: 'received', at: createdAt, title: t('events.received'), by: name },
              ...events.map(({ at, by, event, assignee }, index) => ({
                key: `event${index}${at}`,
                at,
                title: t(`events.${event}`, { name: assignee?.username ?? t('nobody') }),
                by,
              })),
              ...notes.map(({ at, author, text }, index) => ({
                key: `note${index}${at}`,
                at,
                title: t('events.noted'),
                by: author,
                text,
              })),
            ]}
          />
        </Part>
      </div>
    </Columns>
  );
}

function useMarkAsRead({ messageId, status, version }: MessageDetail, mayAnswer: boolean): void {
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const isNew = status === 'NEW' && mayAnswer;
  const mark = useEffectEvent(async () => {
    await markAsRead(messageId, version);
    refresh();
    await revalidate();
  });
  useEffect(() => {
    if (isNew && messageId) void mark();
  }, [isNew, messageId]);
}
