import type { Order, OrderStatus as Status } from '@junyao/commerce/contract';
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

/** The statuses that have a tab in the order list, from left to right. */
export const shownStatuses = Object.keys(tones) as Status[];

/** A paid order that was shipped has a second mark that says so. */
export function OrderStatus({ order: { status, shipment } }: { order: Pick<Order, 'status' | 'shipment'> }) {
  const { t } = useTranslation('order');
  return (
    <span className="inline-flex flex-wrap gap-x-5">
      <StatusMark tone={tones[status]}>{t(`status.${status}`)}</StatusMark>
      {status === 'PAID' && shipment && <StatusMark tone="held">{t('shipment.shipped')}</StatusMark>}
    </span>
  );
}
