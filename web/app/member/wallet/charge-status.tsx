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

/**
 * A failed recharge that the member withdrew is shown as withdrawn. What was refunded, or refused, may be a part of the
 * recharge, so the words name the sum.
 */
export function ChargeStatus({ charge }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  const { word, tone, amount } = shownStatus(charge);
  return (
    <StatusMark tone={tone}>
      {t(`chargeStatus.${word}`, { amount: amount !== undefined && formatMoney(amount) })}
    </StatusMark>
  );
}

function shownStatus({ amount, status, withdrawnAt, refunded, refunds: [latest] }: Recharge): {
  word: string;
  tone: Tone;
  amount?: number;
} {
  if (status === 'FAILED' && withdrawnAt !== null) return { word: 'WITHDRAWN', tone: 'ended' };
  const hasEnded = status === 'REFUND_SUCCESS' || status === 'REFUND_FAILED';
  if (hasEnded && refunded > 0 && refunded < amount) {
    return { word: 'REFUNDED_PART', tone: 'ended', amount: refunded };
  }
  if (status === 'REFUND_FAILED' && latest && latest.amount < amount) {
    return { word: 'REFUND_OF_PART_FAILED', tone: 'bad', amount: latest.amount };
  }
  return { word: status, tone: tones[status] };
}

export function RefundedPart({ charge: { amount, refunded } }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  if (refunded === 0) return null;
  const amounts = { refunded: formatMoney(refunded), amount: formatMoney(amount) };
  return <p className="mt-1">{t('refundedPart', amounts)}</p>;
}
