import { toYuan } from '../../contract/money.ts';
import type { PieceStatus } from '../../contract/piece-states.ts';
import type { Offer } from '../../contract/product.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { isOffSale, type Product, type Sale } from './product.ts';

type Offered = Sale & Pick<Product, 'code' | 'available' | 'reserved'>;

/** Units held by unpaid orders; those that ran out count as free although no job has released them yet. */
interface Held {
  overdue: number;
  /** When the first running hold ends; null without one. */
  until: number | null;
}

/** The offers of published pieces, in the order of `codes`. */
export async function readOffers(db: Db, codes: string[], at: number): Promise<Offer[]> {
  const products = await db('products')
    .select('code', 'listed', 'onSale', 'priceFen', 'specialPriceFen', 'available', 'reserved')
    .whereIn('code', codes)
    .where({ listed: true });
  const offers = await presentOffers(db, products, at);
  const offerOf = new Map(offers.map((offer) => [offer.productCode, offer]));
  return codes.flatMap((code) => offerOf.get(code) ?? []);
}

/** Adds what the holds say; one query for all pieces, none when nothing is held. */
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

/** Units a buyer can have now: those nobody holds and those whose hold ran out. */
export function freeUnits(available: number, held: Held | undefined): number {
  return available + (held?.overdue ?? 0);
}

/**
 * A series is available while any unit is free, else reserved while any is held, else sold. What is off sale can't be
 * had although it is there.
 */
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
