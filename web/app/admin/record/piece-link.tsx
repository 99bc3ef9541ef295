import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

export function PieceLink({ productCode }: { productCode: string }) {
  const may = useMay();
  if (!may('products.read')) return <span className="tabular-nums">{productCode}</span>;
  return (
    <Link
      to={href('/admin/products/:productCode', { productCode })}
      className="relative z-1 text-stone tabular-nums underline decoration-hairline hover:text-sky"
    >
      {productCode}
    </Link>
  );
}
