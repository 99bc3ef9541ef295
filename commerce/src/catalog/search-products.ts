import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { fold } from '../../contract/fold.ts';
import { toFen } from '../../contract/money.ts';
import { containing } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { TableQuery } from '../db/query.ts';
import { column } from '../db/tables.ts';
import { offeredColumns, presentOffers } from './read-offers.ts';

type Search = ParsedInputOf<'GET /product/search'>;
type Query = TableQuery<'products'>;

const pageSize = 12;
const [special, price] = [column('products.specialPriceFen'), column('products.priceFen')];
const chargedSql = `COALESCE(${special}, ${price})`;

export async function searchProducts(
  db: Db,
  search: Search,
  at: number,
): Promise<OutputOf<'GET /product/search'>> {
  const query = db('products').where({ listed: true });
  matchWords(query, search);
  matchOffer(db, query, search, at);
  const [counted] = await query.clone().count({ total: '*' });
  sortBy(query, search.sort);
  const products = await query
    .select(...offeredColumns)
    .limit(pageSize)
    .offset((search.page - 1) * pageSize);
  const items = await presentOffers(db, products, at);
  return { items, total: Number(counted?.total), page: search.page, pageSize };
}

/** Every word of the search must occur in the search text, which contains code, name, glaze and materials. */
function matchWords(query: Query, { q, lng, type, glaze }: Search): void {
  const texts = [...(lng === 'en' ? [column('products.searchEn')] : []), column('products.searchZh')];
  const words = fold(q ?? '').split(' ');
  for (const word of words.filter(Boolean)) {
    query.where((either) => {
      for (const text of texts) either.orWhereRaw(`${text} LIKE ? ESCAPE '\\'`, [containing(word)]);
    });
  }
  if (type) query.where({ type });
  if (glaze) query.where({ glazeFamily: glaze });
}

function matchOffer(db: Db, query: Query, { status, minPrice, maxPrice }: Search, at: number): void {
  const overdue = db('holds').select('productCode').where('heldUntil', '<=', at);
  if (status === 'available') {
    // Nobody can buy pieces without a price or off sale.
    query.where({ onSale: true });
    query.where((free) => free.where('available', '>', 0).orWhereIn('code', overdue));
  }
  if (status === 'reserved') {
    query.where({ available: 0 }).where('reserved', '>', 0).whereNotIn('code', overdue);
  }
  if (status === 'sold') query.where({ available: 0, reserved: 0 });
  if (minPrice !== undefined) query.where({ onSale: true }).whereRaw(`${chargedSql} >= ?`, [toFen(minPrice)]);
  if (maxPrice !== undefined) query.where({ onSale: true }).whereRaw(`${chargedSql} <= ?`, [toFen(maxPrice)]);
}

/** The expressions must equal those of the indexes in `002-catalog`. */
function sortBy(query: Query, sort: Search['sort']): void {
  if (sort === 'price_asc') query.orderByRaw(chargedOr('9007199254740991'));
  if (sort === 'price_desc') query.orderByRaw(`${chargedOr('-1')} DESC`);
  if (sort === 'newest') query.orderBy('createdAt', 'desc');
  query.orderBy('sortOrder').orderBy('code');
}

function chargedOr(otherwise: string): string {
  return `CASE WHEN ${column('products.onSale')} THEN COALESCE(${special}, ${price}, ${otherwise})
    ELSE ${otherwise} END`;
}
