import { own } from '@junyao/commerce/contract/own';
import { data } from 'react-router';
import { artwork, chooseArtworks, publishedIfKnown } from '../../content/cms.server.ts';
import type { CmsText } from '../../content/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { nameShop } from '../named-shop.server.ts';
import { drawScores } from './draw-scores.server.ts';
import { drawSize } from './draw-size.server.ts';
import { freeFirst } from './free-first.ts';
import { loadOffers } from './load-offers.server.ts';
import { byCode, type Offers, type Piece, type PieceSummary } from './piece.ts';
import { relatedTo } from './related-to.ts';
import type { DrawnGroup } from './score-flower.tsx';
import type { DrawnSize } from './size-drawing.tsx';
import { descriptionOf, structuredData } from './structured-data.server.ts';

const relatedCount = 4;
/** Offers are loaded for this many pieces, so that free pieces can come first. */
const candidateCount = 12;

export interface ProductData {
  piece: Piece;
  related: PieceSummary[];
  offers: Offers;
  highlights: CmsText | null;
  sizeDrawing: DrawnSize | null;
  scoreDrawing: DrawnGroup[];
  /** For search engines. */
  description: string | undefined;
  structuredData: string;
}

/** @throws a 404 response for an unknown code */
export async function loadProduct(code: string, language: Language, origin: string): Promise<ProductData> {
  const found = await artwork(code, language);
  if (!found) throw data(null, { status: 404 });
  const { outline, attached, silhouette, ...piece } = found;
  const candidates = await chooseArtworks(language, (all) => relatedTo(piece, all, candidateCount));
  const [known, buying] = await Promise.all([
    loadOffers(piece.forShow ? candidates : [piece, ...candidates]),
    publishedIfKnown('buying-page', language),
  ]);
  const shop = await nameShop(origin, language);
  const related = freeFirst(candidates, known, relatedCount);
  const shown = [piece, ...related].flatMap(({ productCode }) => own(known, productCode) ?? []);
  return {
    piece,
    related,
    offers: byCode(shown),
    highlights: piece.forShow ? null : (buying?.highlights ?? null),
    sizeDrawing: drawSize(piece.dimensions, { outline, attached, silhouette }),
    scoreDrawing: piece.scores ? drawScores(piece.scores) : [],
    description: descriptionOf(piece),
    structuredData: structuredData(piece, own(known, code), shop),
  };
}
