import { readWords } from '../search/read-words.ts';

export const literaturePageSize = 12;

/** The search text and page number of the literature list, from the address of the stories page. */
export interface LiteratureQuery {
  q: string;
  page: number;
}

/** Reads the query parameters. An invalid value is treated as missing. */
export function readLiteratureQuery(search: URLSearchParams): LiteratureQuery {
  return {
    q: readWords(search),
    page: readPage(search, 'page'),
  };
}

/** Reads the number of a page. An invalid number is treated as missing. */
export function readPage(search: URLSearchParams, name: string): number {
  return Number(/^[1-9]\d{0,2}$/.exec(search.get(name) ?? '')?.[0] ?? 1);
}

/** Writes the query in a fixed order and without default values. */
export function literatureSearch({ q, page }: LiteratureQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search;
}
