import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SearchBar } from '../search/search-bar.tsx';
import type { ListQuery } from './list-query.ts';
import { listFormId, listPauseMilliseconds, useShowList } from './use-show-list.ts';

/** The form keeps the type and the glaze, which are chosen by links. */
export function ListSearch({ query }: { query: ListQuery }) {
  const { t } = useTranslation('artworks');
  return (
    <SearchBar
      id={listFormId}
      action={href('/artworks')}
      value={query.q}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
      pauseMilliseconds={listPauseMilliseconds}
      onSearch={useShowList()}
    >
      {query.type && <input type="hidden" name="type" value={query.type} />}
      {query.glaze && <input type="hidden" name="glaze" value={query.glaze} />}
    </SearchBar>
  );
}
