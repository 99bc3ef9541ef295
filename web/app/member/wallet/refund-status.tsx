import type { RefundStatus as Status } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const tones: Record<Status, Tone> = { PROCESSING: 'held', SUCCESS: 'good', FAILED: 'bad' };

export function RefundStatus({ status }: { status: Status }) {
  const { t } = useTranslation('wallet');
  return <StatusMark tone={tones[status]}>{t(`refundStatus.${status}`)}</StatusMark>;
}
