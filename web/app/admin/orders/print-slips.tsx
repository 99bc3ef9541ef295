import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderRow } from './order-row.ts';
import { slipsAddress } from './packing-slips.ts';

/** Unpaid orders have no packing slip. */
export function PrintSlips({ rows }: { rows: readonly OrderRow[] }) {
  const { t } = useTranslation('admin-orders');
  const paid = rows.filter(({ status }) => status === 'PAID');
  if (paid.length === 0) return <p className="text-stone">{t('slip.nonePaid')}</p>;
  return (
    <Link
      to={slipsAddress(paid.map(({ orderNo }) => orderNo))}
      className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40"
    >
      {t('slip.print', { count: paid.length })}
    </Link>
  );
}
