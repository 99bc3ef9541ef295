import { BaseModel } from '../db/model.ts';
import type { Stored } from '../db/stored.ts';

/** A piece: words and picture as the CMS last told them, price and stock as commerce decides. */
export class Product extends BaseModel {
  static override tableName = 'products';
  static override idColumn = 'code';
  static override booleans = ['listed', 'onSale', 'inSync'];

  declare code: string;
  declare documentId: string | null;
  /** Published in the CMS. */
  declare listed: boolean;
  /** False while the last answer of the CMS about it could not be taken over. */
  declare inSync: boolean;
  declare nameZh: string | null;
  declare nameEn: string | null;
  declare imageName: string | null;
  declare type: string | null;
  declare glazeZh: string | null;
  declare glazeEn: string | null;
  declare searchZh: string;
  declare searchEn: string;
  declare sortOrder: number;
  declare onSale: boolean;
  declare priceFen: number | null;
  declare specialPriceFen: number | null;
  declare stock: number;
  declare available: number;
  declare reserved: number;
  declare sold: number;
  declare createdAt: number;
}

/** What decides whether a piece is sold, and for how much; of a model or of a row. */
export type Sale = Pick<Stored<Product>, 'priceFen' | 'specialPriceFen' | 'listed' | 'onSale'>;

/** What one unit costs now; null while the piece can't be bought: it has no price or is off sale. */
export function chargedFen({ listed, onSale, priceFen, specialPriceFen }: Sale): number | null {
  return listed && onSale ? (specialPriceFen ?? priceFen) : null;
}

/**
 * Whether staff have taken a priced piece off sale, or the CMS publishes it no more. One that waits for its first
 * price is not meant: it may lie in carts until it has one.
 */
export function isOffSale({ listed, onSale, priceFen }: Sale): boolean {
  return !listed || (!onSale && priceFen !== null);
}

/** The name in a language; Chinese where the other is missing; null for an unnamed work. */
export function nameIn(language: 'zh' | 'en', names: { nameZh: string | null; nameEn: string | null }) {
  return language === 'en' ? (names.nameEn ?? names.nameZh) : names.nameZh;
}

/** Where a browser finds the picture; web makes the size from the original in the CMS. */
export function imageUrls(imageName: string | null): string[] {
  return imageName ? [`/media/640/webp/${imageName}`] : [];
}
