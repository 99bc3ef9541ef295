import type { OutputOf, Permission } from 'commerce/contract';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

export type About = NonNullable<
  OutputOf<'GET /admin/finance/audits'>['items'][number]['findings'][number]['about']
>;

/** Where the records of each kind are, and the permission that they need. */
const places: Record<About['kind'], { permission: Permission; to: (id: string) => string }> = {
  transaction: {
    permission: 'finance.read',
    to: (transactionNo) => href('/admin/finance/:transactionNo', { transactionNo }),
  },
  member: { permission: 'wallets.read', to: (userId) => href('/admin/wallet-manage/:userId', { userId }) },
  charge: {
    permission: 'wallets.read',
    to: (chargeNo) => href('/admin/wallet-manage/charges/:chargeNo', { chargeNo }),
  },
  refund: {
    permission: 'wallets.read',
    to: (refundNo) => href('/admin/wallet-manage/refunds/:refundNo', { refundNo }),
  },
  log: { permission: 'logs.read', to: (id) => href('/admin/logs/:id', { id }) },
  order: { permission: 'orders.read', to: (orderNo) => href('/admin/orders/:orderNo', { orderNo }) },
  product: {
    permission: 'products.read',
    to: (productCode) => href('/admin/products/:productCode', { productCode }),
  },
};

/** A link to a record, or only its name if the person may not open it. */
export function RecordLink({ about: { kind, id }, children }: { about: About; children: ReactNode }) {
  const may = useMay();
  const place = places[kind];
  if (!may(place.permission)) return <span className="tabular-nums">{children}</span>;
  return (
    <Link to={place.to(id)} className="text-sky tabular-nums underline decoration-sky/40">
      {children}
    </Link>
  );
}
