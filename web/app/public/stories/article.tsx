import { useTranslation } from 'react-i18next';
import { ArticleBody } from '../../content/blocks/article-body.tsx';
import { SourceList } from '../../content/blocks/source-list.tsx';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { Route } from './+types/article';
import { ArticleContents, ContentsDisclosure } from './article-contents.tsx';
import { ArticleOpener } from './article-opener.tsx';
import { loadArticle } from './load-article.server.ts';
import { NextArticle } from './next-article.tsx';
import './stories.css';

export const handle: RouteHandle = { namespaces: ['history'] };

export function loader({ params, request, context }: Route.LoaderArgs) {
  return loadArticle(params.slug, context.get(languageContext), new URL(request.url).origin);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, next } = loaderData;
  const { t } = useTranslation('history');
  const shown = useLanguage();
  const { sections, parts, sources, bodyLanguage } = article;
  const foreign = bodyLanguage !== shown;
  return (
    <>
      <PageHead
        title={article.title?.text ?? article.slug}
        description={(article.seoDescription ?? article.description)?.text}
        image={article.shareImage ?? article.cover}
        type="article"
        structuredData={loaderData.structuredData}
      />
      <article key={article.slug}>
        <ArticleOpener article={article} />
        <div
          className="article-columns pt-10 lg:page-start lg:pt-24"
          lang={foreign ? bodyLanguage : undefined}
        >
          <ArticleContents sections={sections} />
          <div>
            {foreign && (
              <p lang={shown} className="px-margin pb-8 text-small text-stone lg:px-0">
                {t('bodyOnlyInChinese')}
              </p>
            )}
            <ContentsDisclosure sections={sections} />
            <ArticleBody parts={parts} sources={sources}>
              {sources.length > 0 && <SourceList sources={sources} />}
            </ArticleBody>
          </div>
        </div>
      </article>
      {next && <NextArticle article={next} />}
    </>
  );
}
