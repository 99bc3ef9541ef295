import { data } from 'react-router';
import type { ArticleBody } from '../../content/blocks/article-body.server.ts';
import { article } from '../../content/cms.server.ts';
import type { CmsText } from '../../content/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { nameShop } from '../named-shop.server.ts';
import type { ArticleSummary, StoryImage } from './story.ts';
import { structuredData } from './structured-data.server.ts';

export interface Story extends ArticleSummary, ArticleBody {
  seoDescription: CmsText | null;
  shareImage: StoryImage | null;
  bodyLanguage: Language;
}

export interface ArticleData {
  article: Story;
  next: ArticleSummary | null;
  structuredData: string;
}

/** @throws a 404 response for an unknown slug */
export async function loadArticle(slug: string, language: Language, origin: string): Promise<ArticleData> {
  const found = await article(slug, language);
  if (!found) throw data(null, { status: 404 });
  const shop = await nameShop(origin, language);
  return { ...found, structuredData: structuredData(found.article, shop) };
}
