import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { imageUrls } from './product.ts';

export type ProductRow = OutputOf<'GET /admin/products/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/products/query'>,
  'search' | 'onSale' | 'unpriced' | 'missingTranslation' | 'outOfSync'
>;

/** SQLite has 0 and 1 for no and yes. */
type Stored = boolean | number;

interface Row {
  code: string;
  imageName: string | null;
  nameZh: string | null;
  nameEn: string | null;
  glazeZh: string | null;
  glazeEn: string | null;
  priceFen: number | null;
  specialPriceFen: number | null;
  onSale: Stored;
  listed: Stored;
  inSync: Stored;
  documentId: string | null;
}

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
  'inSync',
  'documentId',
];

/** Said in one language only; an unnamed work lacks nothing. */
const missingTranslationSql =
  '((name_zh IS NULL) <> (name_en IS NULL) OR (glaze_zh IS NULL) <> (glaze_en IS NULL))';

/** Every piece with its prices, also those the CMS does not publish. */
export function listProducts(db: Knex, filters: Filters): List<Row, ProductRow> {
  const { search, onSale, unpriced, missingTranslation, outOfSync } = filters;
  const rows = db('products')
    .modify((query) => {
      whereContains(query, ['code', 'nameZh', 'nameEn'], search);
      if (onSale !== undefined) query.where({ onSale });
      if (unpriced === true) query.whereNull('priceFen');
      if (unpriced === false) query.whereNotNull('priceFen');
      if (missingTranslation === true) query.whereRaw(missingTranslationSql);
      if (missingTranslation === false) query.whereRaw(`NOT ${missingTranslationSql}`);
      if (outOfSync === true) query.whereRaw('NOT in_sync');
      if (outOfSync === false) query.whereRaw('in_sync');
    })
    .select(columns);
  return {
    rows,
    sorts: {
      code: ['code'],
      nameZh: ["COALESCE(name_zh, '')", 'code'],
      nameEn: ["COALESCE(name_en, '')", 'code'],
      price: ['COALESCE(price_fen, -1)', 'code'],
      specialPrice: ['COALESCE(special_price_fen, -1)', 'code'],
      createdAt: ['created_at', 'code'],
    },
    defaultSort: 'code',
    present: (found) => found.map(presentRow),
  };
}

/** These pieces as the list shows them, in the order of their codes. */
export async function readProductRows(db: Knex, codes: string[]): Promise<ProductRow[]> {
  const rows: Row[] = await db('products').whereIn('code', codes).orderBy('code').select(columns);
  return rows.map(presentRow);
}

function presentRow(row: Row): ProductRow {
  return {
    productCode: row.code,
    imageUrl: imageUrls(row.imageName),
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    price: row.priceFen === null ? null : toYuan(row.priceFen),
    specialPrice: row.specialPriceFen === null ? null : toYuan(row.specialPriceFen),
    onSale: Boolean(row.onSale),
    listed: Boolean(row.listed),
    inSync: Boolean(row.inSync),
    missingTranslation:
      (row.nameZh === null) !== (row.nameEn === null) || (row.glazeZh === null) !== (row.glazeEn === null),
    documentId: row.documentId,
  };
}
