import type { Offer } from 'commerce/contract';
import type { CmsText } from '../../content/cms-text.tsx';
import type { Dimensions } from './dimensions.ts';
import type { Scores } from './score-groups.ts';

export const pieceTypes = ['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other'] as const;
export type PieceType = (typeof pieceTypes)[number];

/** An uploaded picture by its file name, with its size in pixels. */
export interface PieceImage {
  name: string;
  width: number;
  height: number;
}

/** What a card shows of a piece. */
export interface PieceSummary {
  productCode: string;
  name: CmsText | null;
  type: PieceType;
  glazeColor: CmsText | null;
  /** The glaze in zh, whatever the page's language: the tint under a picture that is loading follows it. */
  glazeKey: string;
  mainImage: PieceImage | null;
  microImage: PieceImage | null;
}

/** What the product page shows of it. */
export interface Piece extends PieceSummary {
  dimensions: Dimensions | null;
  materials: CmsText | null;
  craftsman: CmsText | null;
  processDescription: CmsText | null;
  designText: CmsText | null;
  scores: Scores | null;
}

/** Offers by product code. A piece that is missing has no known offer: commerce gave no answer. */
export type Offers = Readonly<Record<string, Offer>>;

export function byCode(offers: readonly Offer[]): Offers {
  return Object.fromEntries(offers.map((offer) => [offer.productCode, offer]));
}
