import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigation } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState } from '../ui/states.tsx';
import { withQuery } from '../ui/with-query.ts';
import type { Loaded } from './load.ts';
import { LoadFailure } from './load-failure.tsx';

interface RowPage<Row> {
  items: Row[];
  page: number;
  pageSize: number;
  total: number;
}

interface PageOfRowsProps<Row> {
  rows: Loaded<RowPage<Row>>;
  /** The title of the message shown when loading failed. */
  failed: string;
  empty: ReactNode;
  /** For a list far down on a page: keeps the scroll position when another page of the list opens. */
  preventScrollReset?: boolean;
  children: (rows: Row[]) => ReactNode;
}

/** The addresses of the other pages differ only in the parameter `page`. */
export function PageOfRows<Row>({
  rows,
  failed,
  empty,
  preventScrollReset = false,
  children,
}: PageOfRowsProps<Row>) {
  const { t } = useTranslation(['common', 'order']);
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  if (!rows.value) return <LoadFailure title={failed} error={rows.error} />;
  const { items, page, pageSize, total } = rows.value;
  if (total === 0) return empty;

  const query = Object.fromEntries(new URLSearchParams(search));
  const pageCount = Math.ceil(total / pageSize);
  const start = (page - 1) * pageSize + 1;
  const end = start + items.length - 1;
  const isLoading = next?.pathname === pathname && next.search !== search;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('emptyPage')}
        actions={
          <Link to={withQuery(pathname, { ...query, page: pageCount })} className={buttonClass('quiet')}>
            {t('lastPage')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-50">
        {children(items)}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-stone tabular-nums">{t('order:range', { start, end, total })}</p>
        <Pagination
          page={page}
          pageCount={pageCount}
          label={t('pages')}
          previousLabel={t('previousPage')}
          nextLabel={t('nextPage')}
          pageLabel={(page) => t('page', { page })}
          renderLink={({ page, ...link }) => (
            <Link
              to={withQuery(pathname, { ...query, page: page > 1 ? page : undefined })}
              preventScrollReset={preventScrollReset}
              {...link}
            />
          )}
        />
      </div>
    </>
  );
}
