import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { OrderRefund } from './order-refund.tsx';

/** The newest first, with what was paid back in all. */
export default function OrderRefunds({ refunds }: { refunds: Order['refunds'] }) {
  const { t } = useTranslation('order');
  const paid = refunds.filter(({ serialNo }) => serialNo !== null);
  const fen = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (
    <div className="space-y-6">
      {refunds.toReversed().map((refund) => (
        <OrderRefund key={refund.appliedAt} refund={refund} />
      ))}
      {paid.length > 1 && (
        <p className="flex items-baseline justify-between gap-6 border-t border-hairline pt-4">
          <span className="text-stone">{t('refundedTotal')}</span>
          <span className="text-lead tabular-nums">{formatMoney(fen / 100)}</span>
        </p>
      )}
    </div>
  );
}
