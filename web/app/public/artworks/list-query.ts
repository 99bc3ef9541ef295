import { href } from 'react-router';
import { withQuery } from '../../ui/with-query.ts';
import { type PieceType, pieceTypes } from './piece.ts';

export const listSorts = ['default', 'newest', 'price_asc', 'price_desc'] as const;
export const listStatuses = ['available', 'reserved', 'sold'] as const;
export const listPageSize = 12;

const longestWords = 80;

/** The search and filters in the address of the list. An empty field means that nothing was chosen for it. */
export interface ListQuery {
  q: string;
  type: PieceType | '';
  status: (typeof listStatuses)[number] | '';
  sort: (typeof listSorts)[number];
  page: number;
}

/** Reads the choices from the address. An invalid value counts as not chosen. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    q: (search.get('q') ?? '')
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, longestWords),
    type: oneOf(pieceTypes, search.get('type')) ?? '',
    status: oneOf(listStatuses, search.get('status')) ?? '',
    sort: oneOf(listSorts, search.get('sort')) ?? 'default',
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}

/**
 * The address of the list with a changed choice. If `change` names no page, the address leads to the first
 * page.
 */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const search = listSearch({ ...query, page: 1, ...change });
  return withQuery(href('/artworks'), Object.fromEntries(search));
}

/** Writes the choices as a normalized query: in a fixed order and without default values. */
export function listSearch({ q, type, status, sort, page }: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (type) search.set('type', type);
  if (status) search.set('status', status);
  if (sort !== 'default') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
