import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { ReadingTime } from './article-cards.tsx';
import type { ArticleSummary } from './story.ts';

export function NextArticle({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('history');
  const shown = useLanguage();
  return (
    <aside aria-labelledby="next" className="page mt-section print:hidden">
      <div className="group relative grid items-center gap-x-6 gap-y-6 border-t border-hairline pt-10 lg:grid-cols-12 lg:pt-16">
        {article.cover && (
          <div className="lg:col-span-5">
            <Picture
              {...article.cover}
              alt=""
              sizes="(min-width: 1024px) 36vw, 90vw"
              blurred
              className="aspect-3/2 w-full object-cover"
            />
          </div>
        )}
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="text-small text-stone">{t('next')}</p>
          <h2 id="next" className="mt-2 text-headline group-hover:text-sky">
            <Link
              to={href('/jun-history/:slug', { slug: article.slug })}
              prefetch="intent"
              className="after:absolute after:inset-0"
            >
              {article.title ? <CmsWords value={article.title} shown={shown} /> : article.slug}
            </Link>
          </h2>
          <ReadingTime minutes={article.readingMinutes} />
        </div>
      </div>
    </aside>
  );
}
