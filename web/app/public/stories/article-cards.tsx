import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ArticleSummary } from './story.ts';

/** Further cards repeat these places on the grid of twelve columns. */
const places = [
  { place: 'lg:col-span-7', sizes: '(min-width: 1024px) 52vw, 90vw' },
  { place: 'lg:col-span-4 lg:col-start-9 lg:pt-40', sizes: '(min-width: 1024px) 28vw, 90vw' },
  { place: 'lg:col-span-5 lg:col-start-3 lg:-mt-8', sizes: '(min-width: 1024px) 36vw, 90vw' },
];

export function FeaturedArticles({ articles }: { articles: ArticleSummary[] }) {
  const { t } = useTranslation('history');
  return (
    <section aria-labelledby="featured" className="page pt-section">
      <h2 id="featured" className="sr-only">
        {t('featured')}
      </h2>
      <ul className="grid gap-x-6 gap-y-14 lg:grid-cols-12 lg:gap-y-20">
        {articles.map((article, index) => (
          <li key={article.documentId} className={places[index % places.length]?.place}>
            <ArticleCard article={article} sizes={places[index % places.length]?.sizes ?? '90vw'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleCard({ article, sizes }: { article: ArticleSummary; sizes: string }) {
  return (
    <article className="group relative">
      {article.cover && (
        <Picture {...article.cover} alt="" sizes={sizes} blurred className="aspect-3/2 w-full object-cover" />
      )}
      <h3 className="mt-5 text-title leading-snug group-hover:text-sky">
        <TitleLink article={article} />
      </h3>
      <Description article={article} />
      <ReadingTime minutes={article.readingMinutes} />
    </article>
  );
}

export function TitleLink({ article }: { article: ArticleSummary }) {
  const shown = useLanguage();
  return (
    <Link
      to={href('/jun-history/:slug', { slug: article.slug })}
      prefetch="intent"
      className="after:absolute after:inset-0"
    >
      {article.title ? <CmsWords value={article.title} shown={shown} labeled /> : article.slug}
    </Link>
  );
}

export function Description({ article }: { article: ArticleSummary }) {
  const shown = useLanguage();
  if (!article.description) return null;
  return (
    <p className="measure mt-2 text-stone">
      <CmsWords value={article.description} shown={shown} />
    </p>
  );
}

export function ReadingTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation('history');
  return <p className="mt-2 text-small text-stone">{t('readingTime', { count: minutes })}</p>;
}
