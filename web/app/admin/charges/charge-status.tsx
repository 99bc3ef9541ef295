import type { ChargeStatus as Status } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

interface Charge {
  status: Status;
  amount: number;
  withdrawnAt: string | null;
}

export type ShownStatus = Status | 'WITHDRAWN';

const tones: Record<ShownStatus, Tone> = {
  PENDING: 'held',
  SUCCESS: 'good',
  FAILED: 'bad',
  WITHDRAWN: 'ended',
  REFUND_PROCESSING: 'held',
  REFUND_SUCCESS: 'ended',
  REFUND_FAILED: 'bad',
};

export function shownChargeStatus({ status, withdrawnAt }: Omit<Charge, 'amount'>): ShownStatus {
  return status === 'FAILED' && withdrawnAt !== null ? 'WITHDRAWN' : status;
}

export function ChargeStatus({ charge }: { charge: Omit<Charge, 'amount'> }) {
  const { t } = useTranslation('admin-charges');
  const shown = shownChargeStatus(charge);
  return <StatusMark tone={tones[shown]}>{t(`status.${shown}`)}</StatusMark>;
}

/** Announced money must not look like booked money. */
export function ChargedMoney({ charge: { status, amount } }: { charge: Pick<Charge, 'status' | 'amount'> }) {
  const booked = status !== 'PENDING' && status !== 'FAILED';
  return <span className={`tabular-nums ${booked ? '' : 'text-stone'}`}>{formatMoney(amount)}</span>;
}
