import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { Description, ReadingTime, TitleLink } from './article-cards.tsx';
import { ListPages } from './list-pages.tsx';
import { readStoriesQuery, storiesAddress } from './stories-query.ts';
import type { ArticleSummary } from './story.ts';

interface OtherArticlesProps {
  articles: ArticleSummary[];
  page: number;
  pageCount: number;
}

export function OtherArticles({ articles, ...pages }: OtherArticlesProps) {
  const { t } = useTranslation('history');
  const query = readStoriesQuery(new URLSearchParams(useLocation().search));
  return (
    <section aria-labelledby="others" className="page grid gap-x-6 gap-y-6 pt-section lg:grid-cols-12">
      <h2 id="others" className="text-headline lg:col-span-4">
        {t('others')}
      </h2>
      <div className="lg:col-span-7 lg:col-start-6">
        <ul className="border-t border-hairline not-last:mb-12">
          {articles.map((article) => (
            <li key={article.documentId} className="group relative flex gap-6 border-b border-hairline py-6">
              <div className="flex-1">
                <h3 className="text-lead leading-snug group-hover:text-sky">
                  <TitleLink article={article} />
                </h3>
                <Description article={article} />
                <ReadingTime minutes={article.readingMinutes} />
              </div>
              {article.cover && (
                <Picture
                  {...article.cover}
                  alt=""
                  sizes="8rem"
                  blurred
                  className="size-24 object-cover sm:size-32"
                />
              )}
            </li>
          ))}
        </ul>
        <ListPages
          label={t('others')}
          addressOf={(articles) => `${storiesAddress({ ...query, articles })}#others`}
          {...pages}
        />
      </div>
    </section>
  );
}
