import type { Offer } from 'commerce/contract';
import type { CmsText } from '../../content/cms-text.tsx';
import type { Dimensions } from './dimensions.ts';
import type { Scores } from './score-groups.ts';

export const pieceTypes = ['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other'] as const;
export type PieceType = (typeof pieceTypes)[number];

/** An uploaded picture: its file name and its size in pixels. */
export interface PieceImage {
  name: string;
  width: number;
  height: number;
}

/** The fields of a piece that are shown on a card. */
export interface PieceSummary {
  productCode: string;
  name: CmsText | null;
  type: PieceType;
  glazeColor: CmsText | null;
  /** The Chinese name of the glaze. In both languages it selects the color shown while a picture loads. */
  glazeKey: string;
  mainImage: PieceImage | null;
  microImage: PieceImage | null;
}

/** The fields of a piece that are shown on the product page. */
export interface Piece extends PieceSummary {
  dimensions: Dimensions | null;
  materials: CmsText | null;
  craftsman: CmsText | null;
  processDescription: CmsText | null;
  designText: CmsText | null;
  scores: Scores | null;
}

/** Offers by product code. An entry is missing if commerce did not answer or does not know the piece yet. */
export type Offers = Readonly<Record<string, Offer>>;

export function byCode(offers: readonly Offer[]): Offers {
  return Object.fromEntries(offers.map((offer) => [offer.productCode, offer]));
}
