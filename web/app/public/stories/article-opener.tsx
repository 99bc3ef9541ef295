import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';
import { ReadingTime } from './article-cards.tsx';
import type { ArticleSummary } from './story.ts';

export function ArticleOpener({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('history');
  const shown = useLanguage();
  return (
    <header className="article-opener lg:page-start">
      <Link
        to={href('/jun-history')}
        className="article-back inline-flex min-h-11 items-center justify-self-start px-margin text-small text-stone hover:text-ink lg:px-0"
      >
        <span aria-hidden="true">←&nbsp;</span>
        {t('back')}
      </Link>
      <h1 className="article-title px-margin lg:px-0">
        {article.title ? <CmsWords value={article.title} shown={shown} labeled /> : article.slug}
      </h1>
      {article.cover && (
        <div className="article-cover">
          <Picture
            {...article.cover}
            alt=""
            sizes="(min-width: 1024px) 58vw, 100vw"
            hero
            blurred
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="article-label mx-margin border-l border-rim pl-5 lg:mx-0">
        {article.description && (
          <p className="text-lead leading-relaxed">
            <CmsWords value={article.description} shown={shown} />
          </p>
        )}
        <ReadingTime minutes={article.readingMinutes} />
      </div>
    </header>
  );
}
