import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime, minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { stockVersion } from '../stock/adjust-stock.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { imageUrls } from './product.ts';
import { wherePiece } from './where-piece.ts';

export type InventoryRow = OutputOf<'GET /admin/inventory/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/inventory/query'>, 'search' | 'status' | 'expiring'>;

const columns = ['code', 'imageName', 'nameZh', 'nameEn', 'stock', 'available', 'reserved', 'sold'] as const;
type Piece = Pick<Row<'products'>, (typeof columns)[number]>;

const expiringWithin = 10 * minute;
/** In ascending order, pieces without a hold come last. */
const neverHeldUntil = Number.MAX_SAFE_INTEGER;
const code = column('products.code');
const onShelfSql = `${column('products.available')} + ${column('products.reserved')}`;
const heldUntilSql = `COALESCE(
  (SELECT MIN(${column('holds.heldUntil')}) FROM holds
    WHERE ${column('holds.productCode')} = ${column('products.code')}), ${neverHeldUntil})`;

/** An overdue hold still counts until the job has released it. */
export function listInventory(db: Db, filters: Filters, at: number): List<Piece, InventoryRow> {
  const rows = db('products')
    .modify((query) => {
      wherePiece(query, filters.search);
      if (filters.status === 'available') query.where('available', '>', 0);
      if (filters.status === 'reserved') query.where({ available: 0 }).where('reserved', '>', 0);
      if (filters.status === 'sold') query.where({ available: 0, reserved: 0 }).where('sold', '>', 0);
      const expiring = db('holds')
        .select('productCode')
        .where('heldUntil', '<=', at + expiringWithin);
      if (filters.expiring === true) query.whereIn('code', expiring);
      if (filters.expiring === false) query.whereNotIn('code', expiring);
    })
    .select(...columns);
  return {
    rows,
    sorts: {
      code: [code],
      nameZh: [`COALESCE(${column('products.nameZh')}, '')`, code],
      nameEn: [`COALESCE(${column('products.nameEn')}, '')`, code],
      stock: [onShelfSql, code],
      available: [column('products.available'), code],
      reserved: [column('products.reserved'), code],
      sold: [column('products.sold'), code],
      heldUntil: [heldUntilSql, code],
    },
    defaultSort: 'code',
    present: (found) => presentRows(db, found),
  };
}

/** @throws Failure `productNotFound` */
export async function readInventoryRow(db: Db, productCode: string): Promise<InventoryRow> {
  const found = await db('products')
    .where({ code: productCode })
    .select(...columns);
  const [row] = await presentRows(db, found);
  if (!row) throw fail('productNotFound', { productCode });
  return row;
}

async function presentRows(db: Db, rows: Piece[]): Promise<InventoryRow[]> {
  const holds = await db('holds')
    .join('orders', 'orders.orderNo', 'holds.orderNo')
    .select('holds.productCode', 'holds.orderNo', 'orders.userId', 'holds.quantity', 'holds.heldUntil')
    .whereIn(
      'holds.productCode',
      rows.filter(({ reserved }) => reserved > 0).map(({ code }) => code),
    )
    .orderBy(['holds.heldUntil', 'holds.orderNo']);
  const people = await namePeople(
    db,
    holds.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    productCode: row.code,
    imageUrl: imageUrls(row.imageName),
    nameZh: row.nameZh,
    nameEn: row.nameEn,
    stock: row.available + row.reserved,
    available: row.available,
    reserved: row.reserved,
    sold: row.sold,
    version: stockVersion(row),
    holds: holds
      .filter(({ productCode }) => productCode === row.code)
      .map(({ orderNo, userId, quantity, heldUntil }) => ({
        orderNo,
        member: personIn(people, userId),
        quantity,
        heldUntil: isoTime(heldUntil),
      })),
  }));
}
