import { useTranslation } from 'react-i18next';
import { RecordLink } from './record-link.tsx';

interface Booked {
  orderNo: string | null;
  chargeNo: string | null;
  refundNo: string | null;
  proposalId: string | null;
}

export function EntryNumber({ entry: { orderNo, chargeNo, refundNo, proposalId } }: { entry: Booked }) {
  const { t } = useTranslation('admin-wallets');
  if (orderNo) return <RecordLink about={{ kind: 'order', id: orderNo }}>{orderNo}</RecordLink>;
  if (refundNo) return <RecordLink about={{ kind: 'refund', id: refundNo }}>{refundNo}</RecordLink>;
  if (chargeNo) return <RecordLink about={{ kind: 'charge', id: chargeNo }}>{chargeNo}</RecordLink>;
  if (!proposalId) return null;
  return <RecordLink about={{ kind: 'proposal', id: proposalId }}>{t('ledger.byStaff')}</RecordLink>;
}
