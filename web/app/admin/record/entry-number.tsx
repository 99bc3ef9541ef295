import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

interface Booked {
  orderNo: string | null;
  chargeNo: string | null;
  refundNo: string | null;
  proposalId: string | null;
}

/** What an entry of a wallet booked, as a link to its record: a refund, an order, a recharge, or a recharge by staff. */
export function EntryNumber({ entry: { orderNo, chargeNo, refundNo, proposalId } }: { entry: Booked }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  if (orderNo)
    return may('orders.read') ? (
      <NumberLink to={href('/admin/orders/:orderNo', { orderNo })}>{orderNo}</NumberLink>
    ) : (
      <span className="tabular-nums">{orderNo}</span>
    );
  const wallets = href('/admin/wallet-manage');
  if (refundNo) return <NumberLink to={`${wallets}/refunds/${refundNo}`}>{refundNo}</NumberLink>;
  if (chargeNo) return <NumberLink to={`${wallets}/charges/${chargeNo}`}>{chargeNo}</NumberLink>;
  if (!proposalId) return null;
  const to = href('/admin/wallet-manage/proposals/:proposalId', { proposalId });
  return <NumberLink to={to}>{t('ledger.byStaff')}</NumberLink>;
}

function NumberLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-sky tabular-nums underline decoration-sky/40">
      {children}
    </Link>
  );
}
