import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

/** Also works in rows that are links themselves. */
export function OrderLink({ orderNo, name }: { orderNo: string; name: string }) {
  if (!useMay()('orders.read')) return <span>{name}</span>;
  return (
    <Link
      to={href('/admin/orders/:orderNo', { orderNo })}
      className="relative z-1 underline decoration-hairline hover:text-sky"
    >
      {name}
    </Link>
  );
}
