import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../frame/staff.ts';
import { type RecordKind, recordAddress } from './record-places.ts';

interface RecordLinkProps {
  about: { kind: RecordKind; id: string };
  children: ReactNode;
}

export function RecordLink({ about: { kind, id }, children }: RecordLinkProps) {
  const to = recordAddress(kind, id, useMay());
  if (!to) return <span className="tabular-nums">{children}</span>;
  return (
    <Link to={to} className="text-sky tabular-nums underline decoration-sky/40">
      {children}
    </Link>
  );
}

/** @returns null without an id, so that `Facts` leave it out */
export function linkTo(kind: RecordKind, id: string | null | undefined, text = id): ReactNode {
  return id ? <RecordLink about={{ kind, id }}>{text}</RecordLink> : null;
}
