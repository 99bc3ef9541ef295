import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import { type LiteratureQuery, literatureSearch, readLiteratureQuery, readPage } from './literature-query.ts';

/** Everything that the address of the stories page says. */
export interface StoriesQuery extends LiteratureQuery {
  /** The page of the articles that are not featured. */
  articles: number;
}

/** Reads the query parameters. An invalid value is treated as missing. */
export function readStoriesQuery(search: URLSearchParams): StoriesQuery {
  return { ...readLiteratureQuery(search), articles: readPage(search, 'articles') };
}

/** Writes the query in a fixed order and without default values. */
export function storiesSearch({ articles, ...literature }: StoriesQuery): URLSearchParams {
  const search = literatureSearch(literature);
  if (articles > 1) search.set('articles', String(articles));
  return search;
}

/** The address of the stories page with this query. */
export function storiesAddress(query: StoriesQuery): string {
  return withQuery(href('/jun-history'), Object.fromEntries(storiesSearch(query)));
}
