import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type CmsText, CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Kept } from '../search/keep-refused.ts';
import { ResultCount } from '../search/result-count.tsx';
import { ListPages } from './list-pages.tsx';
import { LiteratureEntry } from './literature-entry.tsx';
import { LiteratureSearch } from './literature-search.tsx';
import type { LiteraturePage } from './search-literature.ts';
import { readStoriesQuery, type StoriesQuery, storiesAddress } from './stories-query.ts';

interface LiteratureProps extends Kept {
  texts: { title: CmsText | null; lead: CmsText | null };
  found: LiteraturePage;
}

export function Literature({ texts, found, refused }: LiteratureProps) {
  const { t } = useTranslation('history');
  const shown = useLanguage();
  const query = readStoriesQuery(new URLSearchParams(useLocation().search));
  const { items, page, pageCount, total } = found;
  return (
    <section aria-labelledby="literature" className="page pt-section">
      <header className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="literature" className="scroll-mt-8 text-headline">
            {texts.title ? <CmsWords value={texts.title} shown={shown} /> : t('literature.title')}
          </h2>
          {texts.lead && (
            <p className="measure mt-4 text-stone">
              <CmsWords value={texts.lead} shown={shown} />
            </p>
          )}
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <LiteratureSearch query={query} />
        </div>
      </header>
      <div className="mt-6 flex flex-wrap gap-x-6 text-small text-stone">
        <ResultCount refused={refused}>
          {query.q
            ? t('literature.results', { query: query.q, count: total })
            : t('literature.count', { count: total })}
        </ResultCount>
      </div>
      <div aria-busy={refused !== undefined} className={refused && 'opacity-50'}>
        {items.length > 0 ? (
          <ul className="mt-4 border-t border-hairline">
            {items.map((item) => (
              <LiteratureEntry key={item.documentId} item={item} />
            ))}
          </ul>
        ) : (
          <div className="mt-4">
            <NothingFound query={query} />
          </div>
        )}
      </div>
      <div className="mt-12">
        <ListPages
          page={page}
          pageCount={pageCount}
          addressOf={(number) => `${storiesAddress({ ...query, page: number })}#literature`}
        />
      </div>
    </section>
  );
}

function NothingFound({ query }: { query: StoriesQuery }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      title={t('noLiterature')}
      actions={
        <Link
          to={`${storiesAddress({ ...query, q: '', page: 1 })}#literature`}
          className={buttonClass('quiet')}
        >
          {t('literature.showAll')}
        </Link>
      }
    >
      {t('literature.advice')}
    </EmptyState>
  );
}
