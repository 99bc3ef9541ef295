import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { changedAddress } from './list-address.ts';
import type { ListPage } from './load-list.ts';

const pageSizes = [10, 20, 50, 100];

export function ListFoot({ next, previous, pageSize }: Omit<ListPage<unknown>, 'items'>) {
  const { t } = useTranslation('admin');
  const { search } = useLocation();
  const navigate = useNavigate();
  const step = 'inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9';
  return (
    <div className="flex flex-wrap items-center gap-x-6 px-(--edge) py-3 text-small print:hidden">
      {previous && (
        <Link to={changedAddress(search, { before: previous })} rel="prev" className={step}>
          ← {t('list.previous')}
        </Link>
      )}
      {next && (
        <Link to={changedAddress(search, { after: next })} rel="next" className={step}>
          {t('list.next')} →
        </Link>
      )}
      <label className="ml-auto flex items-center gap-2 text-label text-stone">
        {t('list.pageSize')}
        <select
          value={pageSize}
          onChange={(event) => void navigate(changedAddress(search, { pageSize: event.target.value }))}
          className="min-h-11 rounded-soft border border-hairline bg-white px-2 text-small text-ink lg:min-h-9"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
