import { typedAmount } from '@junyao/commerce/contract/typed';
import { href } from 'react-router';
import { type GlazeFamily, glazeFamilies } from '../../content/glaze-families.ts';
import { withQuery } from '../../ui/with-query.ts';
import { readWords } from '../search/read-words.ts';
import { type PieceType, pieceTypes } from './piece.ts';

export const listSorts = ['default', 'newest', 'price_asc', 'price_desc'] as const;
export const listStatuses = ['available', 'reserved', 'sold'] as const;
export const listPageSize = 12;

/** An empty field means that nothing was chosen for it. */
export interface ListQuery {
  q: string;
  type: PieceType | '';
  glaze: GlazeFamily | '';
  status: (typeof listStatuses)[number] | '';
  /** In yuan, with at most two decimals. */
  minPrice: string;
  maxPrice: string;
  sort: (typeof listSorts)[number];
  page: number;
}

/** The order is no filter. */
export function isFiltered({ q, type, glaze, status, minPrice, maxPrice }: ListQuery): boolean {
  return [q, type, glaze, status, minPrice, maxPrice].some(Boolean);
}

export function pricesReversed({ minPrice, maxPrice }: ListQuery): boolean {
  return minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice);
}

/** An invalid value counts as not chosen. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    q: readWords(search),
    type: oneOf(pieceTypes, search.get('type')) ?? '',
    glaze: oneOf(glazeFamilies, search.get('glaze')) ?? '',
    status: oneOf(listStatuses, search.get('status')) ?? '',
    minPrice: priceIn(search.get('minPrice')),
    maxPrice: priceIn(search.get('maxPrice')),
    sort: oneOf(listSorts, search.get('sort')) ?? 'default',
    page: Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1,
  };
}

/** If `change` names no page, the address leads to the first page. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const search = listSearch({ ...query, page: 1, ...change });
  return withQuery(href('/artworks'), Object.fromEntries(search));
}

const choiceNames = ['q', 'type', 'glaze', 'status', 'minPrice', 'maxPrice', 'sort'] as const;

/** In a fixed order and without default values. */
export function listSearch({ page, ...choices }: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of choiceNames) {
    if (choices[name] && choices[name] !== 'default') search.set(name, choices[name]);
  }
  if (page > 1) search.set('page', String(page));
  return search;
}

/** A text that is no price does not filter the list. */
export function isUnreadablePrice(typed: string): boolean {
  return typed.trim() !== '' && priceIn(typed) === '';
}

function priceIn(typed: string | null): string {
  const price = typedAmount(typed ?? '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(price) ? price : '';
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
