import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen } from '../../contract/money.ts';
import { Product } from './product.ts';
import { presentOffers } from './read-offers.ts';

type Search = ParsedInputOf<'GET /product/search'>;
type Query = QueryBuilder<Product, Product[]>;

const pageSize = 12;
const freeSql =
  'available + COALESCE((SELECT SUM(quantity) FROM holds WHERE product_code = code AND held_until <= ?), 0)';
const chargedSql = 'COALESCE(special_price_fen, price_fen)';

/** A page of published pieces by words, type, glaze, status and price. */
export async function searchProducts(
  db: Knex,
  search: Search,
  at: number,
): Promise<OutputOf<'GET /product/search'>> {
  const query = Product.query(db).where({ listed: true });
  matchWords(query, search);
  matchOffer(query, search, at);
  sortBy(query, search.sort);
  const { results, total } = await query.page(search.page - 1, pageSize);
  return { items: await presentOffers(db, results, at), total, page: search.page, pageSize };
}

/** Every word has to be found; the search text of a language holds code, name, glaze and materials. */
function matchWords(query: Query, { q, lng, type, glaze }: Search): void {
  const texts = lng === 'en' ? ['searchEn', 'searchZh'] : ['searchZh'];
  for (const word of (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    query.where((either) => {
      for (const text of texts) either.orWhereRaw("?? LIKE ? ESCAPE '\\'", [text, containing(word)]);
    });
  }
  if (type) query.where({ type });
  if (glaze) query.where(lng === 'en' ? { glazeEn: glaze } : { glazeZh: glaze });
}

function matchOffer(query: Query, { status, minPrice, maxPrice }: Search, at: number): void {
  // Available is what can be bought: with a price, and counting units whose hold ran out.
  if (status === 'available') query.where({ onSale: true }).whereRaw(`${freeSql} > 0`, [at]);
  if (status === 'reserved') query.whereRaw(`${freeSql} = 0`, [at]).where('reserved', '>', 0);
  if (status === 'sold') query.where({ available: 0, reserved: 0 });
  if (minPrice !== undefined) query.where({ onSale: true }).whereRaw(`${chargedSql} >= ?`, [toFen(minPrice)]);
  if (maxPrice !== undefined) query.where({ onSale: true }).whereRaw(`${chargedSql} <= ?`, [toFen(maxPrice)]);
}

/** Pieces without a price come last when sorting by price. */
function sortBy(query: Query, sort: Search['sort']): void {
  if (sort === 'price_asc') query.orderByRaw(`price_fen IS NULL, ${chargedSql}`);
  if (sort === 'price_desc') query.orderByRaw(`price_fen IS NULL, ${chargedSql} DESC`);
  if (sort === 'newest') query.orderBy('createdAt', 'desc');
  query.orderBy('sortOrder').orderBy('code');
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
