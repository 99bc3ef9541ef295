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

/** The state of an order. A paid order is either to be shipped or on its way. */
export function OrderStatus({ status, shipped }: { status: Status; shipped: boolean }) {
  const { t } = useTranslation('admin');
  const key = status === 'PAID' && shipped ? 'SHIPPED' : status;
  return <StatusMark tone={key === 'SHIPPED' ? 'held' : tones[status]}>{t(`orderStatus.${key}`)}</StatusMark>;
}
