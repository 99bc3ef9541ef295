import { BaseModel } from '../db/model.ts';

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

/**
 * What one unit costs now; null while the piece can't be bought for want of a price. `onSale` may be as SQLite
 * keeps it, 0 or 1.
 */
export function chargedFen(
  product: Pick<Product, 'priceFen' | 'specialPriceFen'> & { onSale: boolean | number },
): number | null {
  return product.onSale ? (product.specialPriceFen ?? product.priceFen) : null;
}

/** The name in a language; Chinese where the other is missing; null for an unnamed work. */
export function nameIn(language: 'zh' | 'en', names: { nameZh: string | null; nameEn: string | null }) {
  return language === 'en' ? (names.nameEn ?? names.nameZh) : names.nameZh;
}

/** Where a browser finds the picture; web makes the size from the original in the CMS. */
export function imageUrls(imageName: string | null): string[] {
  return imageName ? [`/media/640/webp/${imageName}`] : [];
}
