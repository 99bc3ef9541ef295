import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { saleVersion } from './change-sale.ts';
import { imageUrls } from './product.ts';
import { wherePiece } from './where-piece.ts';

export type ProductRow = OutputOf<'GET /admin/products/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/products/query'>,
  'search' | 'onSale' | 'unpriced' | 'pricedOffSale' | 'missingTranslation' | 'outOfSync'
>;

const code = column('products.code');
const nameZh = column('products.nameZh');
const nameEn = column('products.nameEn');

const columns = [
  'code',
  'imageName',
  'nameZh',
  'nameEn',
  'glazeZh',
  'glazeEn',
  'priceFen',
  'specialPriceFen',
  'onSale',
  'listed',
  'forShow',
  'inSync',
  'documentId',
  'cmsPublishedAt',
  'cmsSeenAt',
  'syncedAt',
] as const;
type Piece = Pick<Row<'products'>, (typeof columns)[number]>;

/** A text that is missing in both languages needs no translation. */
const missingTranslationSql = `((${nameZh} IS NULL) <> (${nameEn} IS NULL)
  OR (${column('products.glazeZh')} IS NULL) <> (${column('products.glazeEn')} IS NULL))`;
/** A piece for show needs no price. The index `products_unpriced` has the same condition. */
const unpricedSql = `${column('products.priceFen')} IS NULL AND NOT ${column('products.forShow')}`;
/** Pieces that staff could put on sale. The index `products_priced_off_sale` has the same condition. */
const pricedOffSaleSql = `${column('products.priceFen')} IS NOT NULL AND NOT ${column('products.onSale')}
  AND ${column('products.listed')} AND NOT ${column('products.forShow')} AND ${column('products.available')} > 0`;
const inSyncSql = column('products.inSync');

/** Includes pieces that the CMS does not publish. */
export function listProducts(db: Db, filters: Filters, at: number): List<Piece, ProductRow> {
  const { search, onSale, unpriced, pricedOffSale, missingTranslation, outOfSync } = filters;
  const rows = db('products')
    .modify((query) => {
      wherePiece(query, search);
      if (onSale !== undefined) query.where({ onSale });
      if (unpriced === true) query.whereRaw(unpricedSql);
      if (unpriced === false) query.whereRaw(`NOT (${unpricedSql})`);
      if (pricedOffSale === true) query.whereRaw(pricedOffSaleSql);
      if (pricedOffSale === false) query.whereRaw(`NOT (${pricedOffSaleSql})`);
      if (missingTranslation === true) query.whereRaw(missingTranslationSql);
      if (missingTranslation === false) query.whereRaw(`NOT ${missingTranslationSql}`);
      if (outOfSync === true) query.whereRaw(`NOT ${inSyncSql}`);
      if (outOfSync === false) query.whereRaw(inSyncSql);
    })
    .select(...columns);
  return {
    rows,
    sorts: {
      code: [code],
      nameZh: [`COALESCE(${nameZh}, '')`, code],
      nameEn: [`COALESCE(${nameEn}, '')`, code],
      price: [`COALESCE(${column('products.priceFen')}, -1)`, code],
      specialPrice: [`COALESCE(${column('products.specialPriceFen')}, -1)`, code],
      createdAt: [column('products.createdAt'), code],
    },
    defaultSort: 'code',
    present: (found) => found.map((row) => presentRow(row, at)),
  };
}

export function piecesOffSale(db: Db): Rows<unknown> {
  return db('products').whereRaw(pricedOffSaleSql);
}

export async function readProductRows(db: Db, codes: string[], at: number): Promise<ProductRow[]> {
  const rows = await db('products')
    .whereIn('code', codes)
    .orderBy('code')
    .select(...columns);
  return rows.map((row) => presentRow(row, at));
}

/** @throws Failure `productNotFound` */
export async function readProductRow(db: Db, productCode: string, at: number): Promise<ProductRow> {
  const [row] = await readProductRows(db, [productCode], at);
  if (!row) throw fail('productNotFound', { productCode });
  return row;
}

function presentRow(row: Piece, at: number): ProductRow {
  return {
    productCode: row.code,
    imageUrl: imageUrls(row.imageName),
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    price: row.priceFen === null ? null : toYuan(row.priceFen),
    specialPrice: row.specialPriceFen === null ? null : toYuan(row.specialPriceFen),
    onSale: Boolean(row.onSale),
    listed: Boolean(row.listed),
    forShow: Boolean(row.forShow),
    inSync: Boolean(row.inSync),
    missingTranslation:
      (row.nameZh === null) !== (row.nameEn === null) || (row.glazeZh === null) !== (row.glazeEn === null),
    documentId: row.documentId,
    sync: presentSync(row, at),
    version: saleVersion(row),
  };
}

function presentSync(row: Piece, at: number): ProductRow['sync'] {
  const { cmsPublishedAt, cmsSeenAt, syncedAt } = row;
  const since = row.inSync ? cmsPublishedAt : cmsSeenAt;
  const until = row.inSync ? syncedAt : at;
  return {
    heldVersion: isoTimeOrNull(cmsPublishedAt),
    latestVersion: isoTimeOrNull(cmsSeenAt),
    syncedAt: isoTimeOrNull(syncedAt),
    lagSeconds: since === null || until === null ? null : Math.max(0, Math.round((until - since) / 1000)),
  };
}
