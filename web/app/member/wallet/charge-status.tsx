import type { Recharge } from '@junyao/commerce/contract';
import type { RechargeStatus as Status } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
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
export function ChargeStatus({ charge: { status, withdrawnAt } }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  const withdrawn = status === 'FAILED' && withdrawnAt !== null;
  return (
    <StatusMark tone={withdrawn ? 'ended' : tones[status]}>
      {t(`chargeStatus.${withdrawn ? 'WITHDRAWN' : status}`)}
    </StatusMark>
  );
}

export function RefundedPart({ charge: { amount, refunded } }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  if (refunded === 0) return null;
  const amounts = { refunded: formatMoney(refunded), amount: formatMoney(amount) };
  return <p className="mt-1">{t('refundedPart', amounts)}</p>;
}
