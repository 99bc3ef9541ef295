import type { Offer } from '@junyao/commerce/contract';
import type { CmsText } from '../../content/cms-text.tsx';
import type { GlazeFamily } from '../../content/glaze-families.ts';
import type { Dimensions } from './dimensions.ts';
import type { Scores } from './score-groups.ts';

export const pieceTypes = ['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other'] as const;
export type PieceType = (typeof pieceTypes)[number];

export interface PieceImage {
  name: string;
  width: number;
  height: number;
  colors?: string | undefined;
}

/** What a card shows. */
export interface PieceCard {
  productCode: string;
  name: CmsText | null;
  glazeColor: CmsText | null;
  mainImage: PieceImage | null;
  microImage: PieceImage | null;
}

export interface PieceSummary extends PieceCard {
  type: PieceType;
  glazeFamily: GlazeFamily | null;
}

export interface Piece extends PieceSummary {
  /** The back, from above, the foot, a detail. `alt` is in the language of the page, or null. */
  views: (PieceImage & { alt: string | null })[];
  dimensions: Dimensions | null;
  /** Made to be shown and never offered. */
  forShow: boolean;
  materials: CmsText | null;
  craftsman: CmsText | null;
  processDescription: CmsText | null;
  designText: CmsText | null;
  seoDescription: CmsText | null;
  shareImage: PieceImage | null;
  scores: Scores | null;
}

/** An entry is missing if commerce did not answer or does not know the piece yet. */
export type Offers = Readonly<Record<string, Offer>>;

export function byCode(offers: readonly Offer[]): Offers {
  return Object.fromEntries(offers.map((offer) => [offer.productCode, offer]));
}
