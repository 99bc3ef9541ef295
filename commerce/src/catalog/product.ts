import { BaseModel } from '../db/model.ts';
import type { Stored } from '../db/stored.ts';

/** Words and picture come from the CMS; price and stock are decided in commerce. */
export class Product extends BaseModel {
  static override tableName = 'products';
  static override idColumn = 'code';
  static override booleans = ['listed', 'forShow', 'onSale', 'inSync'];

  declare code: string;
  declare documentId: string | null;
  declare listed: boolean;
  /** A piece for show is not offered, and staff can't price it or put it on sale. */
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
  /** When the stored version was published in the CMS. */
  declare cmsPublishedAt: number | null;
  /** When the newest version that the shop has seen was published, even if it could not be stored. */
  declare cmsSeenAt: number | null;
  declare syncedAt: number | null;
}

export type Sale = Pick<Stored<Product>, 'priceFen' | 'specialPriceFen' | 'listed' | 'onSale'>;

/** Null if the piece has no price or is off sale. */
export function chargedFen({ listed, onSale, priceFen, specialPriceFen }: Sale): number | null {
  return listed && onSale ? (specialPriceFen ?? priceFen) : null;
}

/** A listed piece without a price is not off sale: it may stay in carts until it gets a price. */
export function isOffSale({ listed, onSale, priceFen }: Sale): boolean {
  return !listed || (!onSale && priceFen !== null);
}

/** A missing name is replaced by the other language's; null if both are missing. */
export function nameIn(language: 'zh' | 'en', names: { nameZh: string | null; nameEn: string | null }) {
  return language === 'en' ? (names.nameEn ?? names.nameZh) : (names.nameZh ?? names.nameEn);
}

/** The web service makes each size from the original in the CMS. */
export function imageUrls(imageName: string | null): string[] {
  return imageName ? [`/media/640/webp/${imageName}`] : [];
}
