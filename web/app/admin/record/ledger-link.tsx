import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';

interface LedgerLinkProps {
  /** The number of a transaction, charge, refund or order, or a serial number. */
  number: string;
  children: ReactNode;
}

export function LedgerLink({ number, children }: LedgerLinkProps) {
  const may = useMay();
  if (!may('finance.read')) return <span>{children}</span>;
  return (
    <Link
      to={withQuery(href('/admin/finance'), { search: number })}
      className="text-sky underline decoration-sky/40"
    >
      {children}
    </Link>
  );
}
