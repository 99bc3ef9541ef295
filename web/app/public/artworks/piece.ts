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

/** The content of a piece that a card shows. */
export interface PieceSummary {
  productCode: string;
  name: CmsText | null;
  type: PieceType;
  glazeColor: CmsText | null;
  /** The glaze name in zh, whatever the language of the page. It selects the color shown while a picture loads. */
  glazeKey: string;
  mainImage: PieceImage | null;
  microImage: PieceImage | null;
}

/** The content of a piece that the product page shows. */
export interface Piece extends PieceSummary {
  dimensions: Dimensions | null;
  materials: CmsText | null;
  craftsman: CmsText | null;
  processDescription: CmsText | null;
  designText: CmsText | null;
  scores: Scores | null;
}

/** Offers by product code. A piece without an entry has no known offer, because commerce did not answer. */
export type Offers = Readonly<Record<string, Offer>>;

export function byCode(offers: readonly Offer[]): Offers {
  return Object.fromEntries(offers.map((offer) => [offer.productCode, offer]));
}
