import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import type { NoticeRow } from './offered-actions.ts';

export type ShownStatus = 'open' | 'closed' | 'credited' | 'creditedLater' | 'proposed' | 'rejected';

const tones: Record<ShownStatus, Tone> = {
  open: 'unknown',
  closed: 'ended',
  credited: 'good',
  creditedLater: 'unknown',
  proposed: 'held',
  rejected: 'ended',
};

type Notice = Pick<NoticeRow, 'dealtWith' | 'credit' | 'creditedBy' | 'creditedAt'>;

export function shownStatus({ dealtWith, credit, creditedBy, creditedAt }: Notice): ShownStatus {
  if (!dealtWith) return 'open';
  if (!credit && creditedBy) {
    // If the credit is later than the decision, the payment may already have been paid back. A credit that closed the
    // payment has the time of the decision.
    return creditedAt && creditedAt > dealtWith.at ? 'creditedLater' : 'credited';
  }
  if (!credit) return 'closed';
  return ({ POSTED: 'credited', PROPOSED: 'proposed', REJECTED: 'rejected' } as const)[credit.status];
}

export function NoticeStatus({ notice }: { notice: Notice }) {
  const { t } = useTranslation('admin-notices');
  const shown = shownStatus(notice);
  return <StatusMark tone={tones[shown]}>{t(`status.${shown}`)}</StatusMark>;
}

/** Money that is in no wallet must not look like booked money. */
export function DoubtfulMoney({ notice }: { notice: NoticeRow }) {
  const booked = shownStatus(notice) === 'credited';
  return <span className={`tabular-nums ${booked ? '' : 'text-stone'}`}>{formatMoney(notice.amount)}</span>;
}
