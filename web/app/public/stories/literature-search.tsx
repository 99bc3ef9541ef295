import { useTranslation } from 'react-i18next';
import { href, useNavigate } from 'react-router';
import { choicesIn } from '../search/choices-in.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { readStoriesQuery, type StoriesQuery, storiesAddress } from './stories-query.ts';

const pauseMilliseconds = 300;

interface LiteratureSearchProps {
  query: StoriesQuery;
}

/** The form keeps the page of the articles, which is chosen by links. */
export function LiteratureSearch({ query }: LiteratureSearchProps) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  return (
    <SearchBar
      action={`${href('/jun-history')}#literature`}
      value={query.q}
      label={t('literature.search')}
      placeholder={t('literature.placeholder')}
      submitLabel={t('literature.submit')}
      pauseMilliseconds={pauseMilliseconds}
      onSearch={(form) =>
        void navigate(storiesAddress(readStoriesQuery(choicesIn(form))), {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {query.articles > 1 && <input type="hidden" name="articles" value={query.articles} />}
    </SearchBar>
  );
}
