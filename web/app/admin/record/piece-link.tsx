import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

/** A link to the record of a piece, or only its code if the person may not open it. */
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
