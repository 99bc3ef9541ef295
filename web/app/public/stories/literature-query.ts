import { readWords } from '../search/read-words.ts';

export const literaturePageSize = 12;

export interface LiteratureQuery {
  q: string;
  page: number;
}

/** An invalid value counts as missing. */
export function readLiteratureQuery(search: URLSearchParams): LiteratureQuery {
  return {
    q: readWords(search),
    page: readPage(search, 'page'),
  };
}

export function readPage(search: URLSearchParams, name: string): number {
  return Number(/^[1-9]\d{0,2}$/.exec(search.get(name) ?? '')?.[0] ?? 1);
}

/** In a fixed order and without default values. */
export function literatureSearch({ q, page }: LiteratureQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  return search;
}
