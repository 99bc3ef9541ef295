import type { OrderStatus as Status } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const tones: Record<Status, Tone> = {
  WAITING_PAYMENT: 'held',
  PAID: 'good',
  COMPLETED: 'good',
  TIMED_OUT: 'ended',
  CANCELLED: 'ended',
  REFUNDING: 'held',
  REFUNDED: 'ended',
};

/** The statuses that have a tab in the order list, sorted from the first status of an order to the last. */
export const shownStatuses = Object.keys(tones) as Status[];

export function OrderStatus({ status }: { status: Status }) {
  const { t } = useTranslation('order');
  return <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>;
}
