import type { Charge } from 'commerce/contract';
import type { ChargeStatus as Status } from 'commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

const tones: Record<Status, Tone> = {
  PENDING: 'held',
  SUCCESS: 'good',
  FAILED: 'bad',
  REFUND_PROCESSING: 'held',
  REFUND_SUCCESS: 'ended',
  REFUND_FAILED: 'bad',
};

/** A failed recharge that the member withdrew is shown as withdrawn. */
export function ChargeStatus({ charge: { status, withdrawnAt } }: { charge: Charge }) {
  const { t } = useTranslation('wallet');
  const withdrawn = status === 'FAILED' && withdrawnAt !== null;
  return (
    <StatusMark tone={withdrawn ? 'ended' : tones[status]}>
      {t(`chargeStatus.${withdrawn ? 'WITHDRAWN' : status}`)}
    </StatusMark>
  );
}
