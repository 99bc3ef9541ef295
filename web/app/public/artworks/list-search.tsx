import { useTranslation } from 'react-i18next';
import { Form, href, Link, useNavigate } from 'react-router';
import { type ListQuery, listAddress, listSorts, listStatuses, readListQuery } from './list-query.ts';
import { pieceTypes } from './piece.ts';

/** The search field of the list. It keeps the chosen filters and works without JavaScript. */
export function ListSearch({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  return (
    <search className="block">
      <Form action={href('/artworks')} className="flex items-end gap-4 border-b border-ink">
        <label className="flex-1">
          <span className="sr-only">{t('search.label')}</span>
          <input
            key={query.q}
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={80}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            className="min-h-12 w-full bg-transparent text-body outline-none placeholder:text-stone"
          />
        </label>
        {query.type && <input type="hidden" name="type" value={query.type} />}
        {query.status && <input type="hidden" name="status" value={query.status} />}
        {query.sort !== 'default' && <input type="hidden" name="sort" value={query.sort} />}
        <button type="submit" className="min-h-12 px-2 text-small hover:text-sky">
          {t('search.submit')}
        </button>
      </Form>
    </search>
  );
}

/** The filter by type as a row of links. Status and sort order are two selects. */
export function ListFilters({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  return (
    <div className="flex flex-col gap-x-10 gap-y-2 text-small lg:flex-row lg:items-center lg:justify-between">
      <nav
        aria-label={t('search.type')}
        className="fading-edges -mx-margin overflow-x-auto px-margin [scrollbar-width:none]"
      >
        <ul className="flex gap-6 whitespace-nowrap">
          {(['', ...pieceTypes] as const).map((type) => (
            <li key={type}>
              <Link
                to={listAddress(query, { type })}
                preventScrollReset
                aria-current={query.type === type ? 'true' : undefined}
                className="inline-flex min-h-11 items-center border-b border-transparent text-stone hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {type ? t(`types.${type}`) : t('search.all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Choices query={query} />
    </div>
  );
}

/**
 * The selects for status and sort order. A choice applies at once. Without JavaScript a button submits it.
 */
function Choices({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  const navigate = useNavigate();
  const look = 'min-h-11 cursor-pointer bg-transparent pr-1 text-ink';

  const choose = (name: 'status' | 'sort', value: string) => {
    // Reads the choices from the current address. The address may already contain a choice that is not
    // rendered yet.
    const search = new URLSearchParams(window.location.search);
    search.set(name, value);
    void navigate(listAddress(readListQuery(search), { page: 1 }), { preventScrollReset: true });
  };

  return (
    <Form action={href('/artworks')} className="flex flex-wrap gap-x-8">
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.type && <input type="hidden" name="type" value={query.type} />}
      <label className="text-stone">
        {t('search.status')}{' '}
        <select
          key={query.status}
          name="status"
          defaultValue={query.status}
          onChange={(event) => choose('status', event.currentTarget.value)}
          className={look}
        >
          <option value="">{t('search.all')}</option>
          {listStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="text-stone">
        {t('search.sort')}{' '}
        <select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => choose('sort', event.currentTarget.value)}
          className={look}
        >
          {listSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 underline">
          {t('search.apply')}
        </button>
      </noscript>
    </Form>
  );
}
