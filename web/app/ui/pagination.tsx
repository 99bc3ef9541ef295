import type { ReactNode } from 'react';

export interface PageLinkProps {
  page: number;
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** For screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  /** The caller renders the link, because this component does not know the router. */
  renderLink: (props: PageLinkProps) => ReactNode;
}

const cell = 'inline-flex min-h-11 min-w-9 px-1 items-center justify-center tabular-nums sm:min-w-11';
const linkLook = `${cell} text-stone hover:text-ink`;

/** Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  renderLink,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center text-small sm:gap-1">
      {page > 1 &&
        renderLink({
          page: page - 1,
          rel: 'prev',
          'aria-label': previousLabel,
          className: linkLook,
          children: '←',
        })}
      {shownPages(page, pageCount).map((number, index, all) => (
        <span key={number} className="inline-flex items-center">
          {index > 0 && number - (all[index - 1] ?? 0) > 1 && (
            <span className="px-1 text-stone sm:px-2">…</span>
          )}
          {renderLink({
            page: number,
            'aria-label': pageLabel(number),
            ...(number === page ? { 'aria-current': 'page' as const } : {}),
            className: number === page ? `${cell} border-b border-ink text-ink` : linkLook,
            children: number,
          })}
        </span>
      ))}
      {page < pageCount &&
        renderLink({
          page: page + 1,
          rel: 'next',
          'aria-label': nextLabel,
          className: linkLook,
          children: '→',
        })}
    </nav>
  );
}

export function shownPages(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
}
