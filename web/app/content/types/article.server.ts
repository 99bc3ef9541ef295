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

/** The fields of an article that are shown in lists. */
export interface ArticleCard
  extends Pick<ArticleRow, 'documentId' | 'slug' | 'readingMinutes' | 'featured' | 'cover'> {
  title: CmsText | null;
  description: CmsText | null;
}

export interface Article extends ArticleCard, ArticleBody, Pick<ArticleRow, 'shareImage'> {
  /** When it was last published in any language. */
  publishedAt: string | null;
  /** When it was published for the first time in any language. */
  firstPublishedAt: string | null;
  seoDescription: CmsText | null;
  /**
   * The language of the body and of its sources. It differs from the language of the page if the body was not
   * translated.
   */
  bodyLanguage: Language;
}

export interface ArticlesView {
  /** The articles in the order of the CMS. */
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
