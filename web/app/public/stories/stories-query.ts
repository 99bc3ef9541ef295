import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import { type LiteratureQuery, literatureSearch, readLiteratureQuery, readPage } from './literature-query.ts';

export interface StoriesQuery extends LiteratureQuery {
  /** The page of the articles that are not featured. */
  articles: number;
}

export function readStoriesQuery(search: URLSearchParams): StoriesQuery {
  return { ...readLiteratureQuery(search), articles: readPage(search, 'articles') };
}

export function storiesSearch({ articles, ...literature }: StoriesQuery): URLSearchParams {
  const search = literatureSearch(literature);
  if (articles > 1) search.set('articles', String(articles));
  return search;
}

export function storiesAddress(query: StoriesQuery): string {
  return withQuery(href('/jun-history'), Object.fromEntries(storiesSearch(query)));
}
