import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { offerUndo } from '../act/undo.ts';
import { useMay } from '../frame/staff.ts';
import { assignMessage } from './assign-message.ts';
import type { MessageDetail } from './message-detail.ts';
import { useAssignees } from './use-assignees.ts';

/** If a colleague has changed the message meanwhile, it is only loaded again, and the person chooses again. */
export function Assignment({ message }: { message: MessageDetail }) {
  const { t, i18n } = useTranslation(['admin-messages', 'admin']);
  const { revalidate } = useRevalidator();
  const assignees = useAssignees();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const own = readSession()?.userId;
  const { assignee } = message;
  if (!useMay()('messages.answer') || message.status === 'CLOSED') {
    return <p>{assignee?.username ?? t('nobody')}</p>;
  }

  async function choose(userId: string | null) {
    setBusy(true);
    setFailure(undefined);
    try {
      const assigned = await assignMessage(message, userId);
      const name = assigned.assignee?.username;
      offerUndo(
        () =>
          name ? i18n.t('admin-messages:assignedTo', { name }) : i18n.t('admin-messages:assignedToNobody'),
        () => assignMessage(assigned, assignee?.userId ?? null),
      );
    } catch (error) {
      setFailure(error);
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-4">
        <select
          aria-label={t('fields.assignee')}
          value={assignee?.userId ?? ''}
          disabled={busy}
          onChange={(event) => void choose(event.target.value || null)}
          className="min-h-11 min-w-44 rounded-soft border border-rim/40 bg-white px-3 lg:min-h-9"
        >
          <option value="">{t('nobody')}</option>
          {[...assignees, ...missing(assignee, assignees)].map(({ userId, username }) => (
            <option key={userId} value={userId}>
              {username}
            </option>
          ))}
        </select>
        {own && assignee?.userId !== own && assignees.some(({ userId }) => userId === own) && (
          <Button variant="plain" busy={busy} onClick={() => void choose(own)}>
            {t('takeIt')}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Notice title={t(hasCode(failure, 'SYS009') ? 'admin:act.changed' : 'admin:act.refused')}>
          {hasCode(failure, 'SYS009') ? (assignee?.username ?? t('nobody')) : explain(i18n, failure)}
        </Notice>
      )}
    </div>
  );
}

/** A colleague who may no longer answer messages can still be the assignee. */
function missing<Person extends { userId: string }>(assignee: Person | null, assignees: Person[]): Person[] {
  return assignee && !assignees.some(({ userId }) => userId === assignee.userId) ? [assignee] : [];
}
