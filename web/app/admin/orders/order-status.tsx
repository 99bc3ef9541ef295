import type { OrderStatus as Status } from '@junyao/commerce/contract';
import { type ShownOrderStatus, shownOrderStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const tones: Record<ShownOrderStatus, Tone> = {
  WAITING_PAYMENT: 'held',
  PAID: 'good',
  SHIPPED: 'held',
  COMPLETED: 'good',
  TIMED_OUT: 'ended',
  CANCELLED: 'ended',
  REFUNDING: 'held',
  REFUNDED: 'ended',
};

export function OrderStatus({ status, shipped }: { status: Status; shipped: boolean }) {
  const { t } = useTranslation('admin');
  const shown = shownOrderStatus(status, shipped);
  return <StatusMark tone={tones[shown]}>{t(`orderStatus.${shown}`)}</StatusMark>;
}
