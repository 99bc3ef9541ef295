import { useTranslation } from 'react-i18next';
import { RecordLink } from './record-link.tsx';

interface Booked {
  orderNo: string | null;
  chargeNo: string | null;
  refundNo: string | null;
  creditId: string | null;
}

export function EntryNumber({ entry: { orderNo, chargeNo, refundNo, creditId } }: { entry: Booked }) {
  const { t } = useTranslation('admin-wallets');
  if (orderNo) return <RecordLink about={{ kind: 'order', id: orderNo }}>{orderNo}</RecordLink>;
  if (refundNo) return <RecordLink about={{ kind: 'refund', id: refundNo }}>{refundNo}</RecordLink>;
  if (chargeNo) return <RecordLink about={{ kind: 'recharge', id: chargeNo }}>{chargeNo}</RecordLink>;
  if (!creditId) return null;
  return <RecordLink about={{ kind: 'credit', id: creditId }}>{t('ledger.byStaff')}</RecordLink>;
}
