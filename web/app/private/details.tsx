import type { ReactNode } from 'react';

export function Details({ children }: { children: ReactNode }) {
  return <dl className="border-t border-hairline">{children}</dl>;
}

export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <dt className="text-stone">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
