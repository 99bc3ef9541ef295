import { articles, published } from '../../content/cms.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { type LiteraturePage, searchLiterature } from './search-literature.ts';
import type { StoriesQuery } from './stories-query.ts';
import type { ArticleSummary, StoriesTexts } from './story.ts';

/** Applies when no article is marked as featured. */
const featuredCount = 3;
const othersPerPage = 8;

export interface StoriesData {
  texts: StoriesTexts;
  featured: ArticleSummary[];
  /** A page number that is too high means the last page. */
  others: { articles: ArticleSummary[]; page: number; pageCount: number };
  found: LiteraturePage;
}

export async function loadStories(query: StoriesQuery, language: Language): Promise<StoriesData> {
  const [texts, all, literature] = await Promise.all([
    published('stories-page', language),
    articles(language),
    published('literature', language),
  ]);
  const marked = all.filter(({ featured }) => featured);
  const featured = marked.length > 0 ? marked : all.slice(0, featuredCount);
  const shown = new Set(featured);
  return {
    texts,
    featured,
    others: pageOf(
      all.filter((article) => !shown.has(article)),
      query.articles,
    ),
    found: searchLiterature(literature, query),
  };
}

function pageOf(others: ArticleSummary[], wanted: number): StoriesData['others'] {
  const pageCount = Math.max(1, Math.ceil(others.length / othersPerPage));
  const page = Math.min(wanted, pageCount);
  return { articles: others.slice((page - 1) * othersPerPage, page * othersPerPage), page, pageCount };
}
