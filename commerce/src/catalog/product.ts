import { BaseModel } from '../db/model.ts';
import type { Stored } from '../db/stored.ts';

/** A piece. Its words and picture come from the CMS; its price and stock are decided in commerce. */
export class Product extends BaseModel {
  static override tableName = 'products';
  static override idColumn = 'code';
  static override booleans = ['listed', 'forShow', 'onSale', 'inSync'];

  declare code: string;
  declare documentId: string | null;
  /** True if the piece is published in the CMS and is not a piece for show. */
  declare listed: boolean;
  /** True if the piece is made to be shown. It is not offered, and staff can't price it or put it on sale. */
  declare forShow: boolean;
  /** False if the last version from the CMS could not be read or saved. */
  declare inSync: boolean;
  declare nameZh: string | null;
  declare nameEn: string | null;
  declare imageName: string | null;
  declare type: string | null;
  declare glazeFamily: string | null;
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
  /** When the version that the shop holds was published in the CMS. */
  declare cmsPublishedAt: number | null;
  /** When the newest version that the shop has seen was published, even if the shop could not store it. */
  declare cmsSeenAt: number | null;
  /** When the shop stored the version that it holds. */
  declare syncedAt: number | null;
}

/**
 * The columns that decide whether a piece can be bought, and at what price. They may come from a model or
 * from a row.
 */
export type Sale = Pick<Stored<Product>, 'priceFen' | 'specialPriceFen' | 'listed' | 'onSale'>;

/** The current price of one unit; null if the piece can't be bought because it has no price or is off sale. */
export function chargedFen({ listed, onSale, priceFen, specialPriceFen }: Sale): number | null {
  return listed && onSale ? (specialPriceFen ?? priceFen) : null;
}

/**
 * True if the CMS does not publish the piece or marks it as made for show, or if staff took the piece off
 * sale although it has a price. A published piece without a price is not off sale: it may stay in carts until
 * it gets a price.
 */
export function isOffSale({ listed, onSale, priceFen }: Sale): boolean {
  return !listed || (!onSale && priceFen !== null);
}

/** The name in this language, or null. The Chinese name replaces a missing English name. */
export function nameIn(language: 'zh' | 'en', names: { nameZh: string | null; nameEn: string | null }) {
  return language === 'en' ? (names.nameEn ?? names.nameZh) : (names.nameZh ?? names.nameEn);
}

/** The address at which a browser finds the picture. The web service makes each size from the original in the CMS. */
export function imageUrls(imageName: string | null): string[] {
  return imageName ? [`/media/640/webp/${imageName}`] : [];
}
