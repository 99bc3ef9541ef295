import type { MessageStatus as Status } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const tones: Record<Status, Tone> = { NEW: 'held', READ: 'unknown', REPLIED: 'good', CLOSED: 'ended' };

export function MessageStatus({ status }: { status: Status }) {
  const { t } = useTranslation('admin-messages');
  return <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>;
}
