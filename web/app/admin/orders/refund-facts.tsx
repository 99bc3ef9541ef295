import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { Facts } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { OrderDetail } from './order-row.ts';

interface RefundFactsProps {
  refund: OrderDetail['refunds'][number];
  /** Pieces that were not sent need not come back. */
  sent: boolean;
}

export function RefundFacts({ refund, sent }: RefundFactsProps) {
  const { t } = useTranslation(['admin-orders', 'admin']);
  const { decidedAt, serialNo, kept, backAt, explanation } = refund;
  const outcome = serialNo ? 'approved' : decidedAt ? 'declined' : 'pending';
  const pieces = refund.pieces.map(({ productName, quantity, amount }) => {
    const piece = productName ?? t('admin:record.unnamedPiece');
    return t('refund.piece', { piece, quantity, amount: formatMoney(amount) });
  });
  const returned = kept
    ? t('refund.kept')
    : sent && (backAt ? <WorkshopTime value={backAt} /> : t('refund.comingBack'));
  return (
    <Facts
      facts={[
        [t('fields.status'), t(`refund.outcomes.${outcome}`)],
        [t('fields.amount'), formatMoney(refund.amount)],
        [t(serialNo ? 'fields.refundedPieces' : 'fields.requestedPieces'), pieces.join(t('separator'))],
        [t('fields.reason'), refund.reason],
        [t('fields.explanation'), explanation],
        [t('fields.appliedAt'), <WorkshopTime key="at" value={refund.appliedAt} />],
        [t('fields.decidedAt'), decidedAt && <WorkshopTime key="at" value={decidedAt} />],
        [t('fields.returned'), serialNo && returned],
        [t('fields.serialNo'), linkTo('transaction', serialNo)],
      ]}
    />
  );
}
