import { href } from 'react-router';
import { readPage } from './literature-query.ts';

/** Reads the page of the articles that are not featured from the address of the stories page. */
export function readArticlesPage(search: URLSearchParams): number {
  return readPage(search, 'articles');
}

/** The address of the stories page with a page of the articles that are not featured. */
export function articlesAddress(page: number): string {
  return `${href('/jun-history')}?articles=${page}#others`;
}
