import { toYuan } from '../../contract/money.ts';
import type { PieceStatus } from '../../contract/piece-states.ts';
import type { Offer } from '../../contract/product.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { isOffSale, type Product, type Sale } from './product.ts';

export const offeredColumns = [
  'code',
  'listed',
  'onSale',
  'priceFen',
  'specialPriceFen',
  'available',
  'reserved',
] as const;
type Offered = Pick<Row<'products'>, (typeof offeredColumns)[number]>;

/** Units held by unpaid orders. Overdue holds count as free even before a job releases them. */
interface Held {
  overdue: number;
  /** When the first hold that is not overdue ends; null if there is none. */
  until: number | null;
}

export async function readOffers(db: Db, codes: string[], at: number): Promise<Offer[]> {
  const products = await db('products')
    .select(...offeredColumns)
    .whereIn('code', codes)
    .where({ listed: true });
  const offers = await presentOffers(db, products, at);
  const offerOf = new Map(offers.map((offer) => [offer.productCode, offer]));
  return codes.flatMap((code) => offerOf.get(code) ?? []);
}

export async function presentOffers(db: Db, products: Offered[], at: number): Promise<Offer[]> {
  const held = await readHolds(
    db,
    products.filter(({ reserved }) => reserved > 0).map(({ code }) => code),
    at,
  );
  return products.map((product) => presentOffer(product, held.get(product.code)));
}

export async function readHolds(db: Db, codes: string[], at: number): Promise<Map<string, Held>> {
  const held = new Map<string, Held>();
  if (codes.length === 0) return held;
  const rows = await db('holds').select('productCode', 'quantity', 'heldUntil').whereIn('productCode', codes);
  for (const row of rows) {
    const entry = held.get(row.productCode) ?? { overdue: 0, until: null };
    if (row.heldUntil <= at) entry.overdue += row.quantity;
    else entry.until = Math.min(entry.until ?? row.heldUntil, row.heldUntil);
    held.set(row.productCode, entry);
  }
  return held;
}

export function freeUnits(available: number, held: Held | undefined): number {
  return available + (held?.overdue ?? 0);
}

/** `unknown`: off sale with free units. Without free units, `reserved` while an unpaid order holds one, else `sold`. */
export function pieceStatus(product: Sale & Pick<Product, 'available'>, held: Held | undefined): PieceStatus {
  if (freeUnits(product.available, held) > 0) return isOffSale(product) ? 'unknown' : 'available';
  return held?.until ? 'reserved' : 'sold';
}

function presentOffer(product: Offered, held: Held | undefined): Offer {
  const status = pieceStatus(product, held);
  const priceFen = product.onSale ? product.priceFen : null;
  const specialFen = product.onSale ? product.specialPriceFen : null;
  return {
    productCode: product.code,
    price: priceFen === null ? null : toYuan(priceFen),
    specialPrice: specialFen === null ? null : toYuan(specialFen),
    savedAmount: priceFen === null || specialFen === null ? null : toYuan(priceFen - specialFen),
    status,
    heldUntil: status === 'reserved' && held?.until ? isoTime(held.until) : null,
    available: freeUnits(product.available, held),
  };
}
