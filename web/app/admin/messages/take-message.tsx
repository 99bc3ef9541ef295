import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { offerUndo } from '../act/undo.ts';
import { useAtOnce } from '../act/use-at-once.ts';
import { useMay } from '../frame/staff.ts';
import { assignMessage } from './assign-message.ts';
import type { MessageRow } from './message-detail.ts';

export function TakeMessage({ message: { messageId, version, status, assignee } }: { message: MessageRow }) {
  const { t, i18n } = useTranslation('admin-messages');
  const { busy, atOnce } = useAtOnce();
  const mayAnswer = useMay()('messages.answer');
  const own = readSession()?.userId;
  if (!mayAnswer || !own || assignee || (status !== 'NEW' && status !== 'READ')) return null;

  async function take(userId: string) {
    const taken = await assignMessage({ messageId, version }, userId);
    const name = taken.assignee?.username ?? '';
    offerUndo(
      () => i18n.t('admin-messages:assignedTo', { name }),
      () => assignMessage(taken, null),
    );
  }

  return (
    <Button variant="quiet" busy={busy} className="min-h-11 px-5" onClick={() => atOnce(() => take(own))}>
      {t('takeIt')}
    </Button>
  );
}
