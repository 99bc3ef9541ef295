import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { formatMoney } from '../../ui/price.tsx';

interface OrderRefundProps {
  order: Order;
  refund: NonNullable<Order['refund']>;
}

export function OrderRefund({ order: { status, amount }, refund }: OrderRefundProps) {
  const { t } = useTranslation('order');
  const outcome = status === 'REFUNDED' ? 'approved' : refund.decidedAt ? 'declined' : 'pending';
  return (
    <Details>
      <Detail term={t('refund.outcome')}>{t(`refund.outcomes.${outcome}`)}</Detail>
      <Detail term={t('refund.amount')}>
        <span className="tabular-nums">{formatMoney(amount)}</span>
      </Detail>
      <Detail term={t('refund.reason')}>{refund.reason}</Detail>
      <Detail term={t('refund.appliedAt')}>
        <LocalTime value={refund.appliedAt} />
      </Detail>
      {refund.decidedAt && (
        <Detail term={t('refund.decidedAt')}>
          <LocalTime value={refund.decidedAt} />
        </Detail>
      )}
      {refund.serialNo && (
        <Detail term={t('payment.serialNo')}>
          <span className="break-all tabular-nums">{refund.serialNo}</span>
        </Detail>
      )}
    </Details>
  );
}
