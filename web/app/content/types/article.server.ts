import { z } from 'zod';
import { fallbackLanguage, type Language, languages } from '../../i18n/languages.ts';
import { type ArticleBody, bodyZone, readBody, sourceList } from '../blocks/article-body.server.ts';
import { documentId, flag, picture, publishedAt, text, wholeNumber } from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { inOrder, type Locales, latestOf, neutralRow, textsOf } from '../locales.server.ts';

export const articleRow = z.object({
  documentId,
  publishedAt,
  firstPublishedAt: text,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  description: text,
  seoDescription: text,
  readingMinutes: z.number().int().positive(),
  order: wholeNumber,
  featured: flag,
  cover: picture,
  shareImage: picture,
  body: bodyZone,
  sources: sourceList,
});

type ArticleRow = z.output<typeof articleRow>;

export interface ArticleCard
  extends Pick<ArticleRow, 'documentId' | 'slug' | 'readingMinutes' | 'featured' | 'cover'> {
  title: CmsText | null;
  description: CmsText | null;
}

export interface Article extends ArticleCard, ArticleBody, Pick<ArticleRow, 'shareImage'> {
  /** The last publication in any language. */
  publishedAt: string | null;
  /** The first publication in any language. */
  firstPublishedAt: string | null;
  seoDescription: CmsText | null;
  /** The language of the body and its sources. Without a translation it differs from that of the page. */
  bodyLanguage: Language;
}

export interface ArticlesView {
  /** In the order of the CMS. */
  cards: readonly ArticleCard[];
  articlesBySlug: ReadonlyMap<string, Article>;
}

export function viewArticles(documents: readonly Locales<ArticleRow>[], language: Language): ArticlesView {
  const articles = inOrder(documents, ({ slug }) => slug).flatMap(
    (rows) => mergeArticle(rows, language) ?? [],
  );
  return {
    cards: articles.map(cardOf),
    articlesBySlug: new Map(articles.map((article) => [article.slug, article])),
  };
}

function mergeArticle(rows: Locales<ArticleRow>, language: Language): Article | null {
  const neutral = neutralRow(rows);
  if (!neutral) return null;
  const bodyLanguage =
    [language, fallbackLanguage, ...languages].find((each) => rows[each]?.body.length) ?? language;
  const { documentId, slug, readingMinutes, featured, cover, shareImage, firstPublishedAt } = neutral;
  return {
    documentId,
    slug,
    readingMinutes,
    featured,
    cover,
    shareImage,
    publishedAt: latestOf(rows),
    firstPublishedAt,
    ...textsOf(rows, ['title', 'description', 'seoDescription'], language),
    bodyLanguage,
    ...readBody(rows[bodyLanguage]?.body ?? [], rows[bodyLanguage]?.sources ?? []),
  };
}

function cardOf({
  documentId,
  slug,
  readingMinutes,
  featured,
  cover,
  title,
  description,
}: Article): ArticleCard {
  return { documentId, slug, readingMinutes, featured, cover, title, description };
}
