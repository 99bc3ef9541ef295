import { data } from 'react-router';
import { artwork, artworks, publishedIfKnown } from '../../content/cms.server.ts';
import type { CmsText } from '../../content/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { loadOffers } from './load-offers.server.ts';
import type { Offers, Piece, PieceSummary } from './piece.ts';
import { structuredData } from './structured-data.server.ts';

const relatedCount = 4;

export interface ProductData {
  piece: Piece;
  related: PieceSummary[];
  offers: Offers;
  /** The most important points of the page about buying, one on each line. */
  highlights: CmsText | null;
  structuredData: string;
}

/**
 * Loads one piece with some related pieces.
 * @throws a 404 response for an unknown code
 */
export async function loadProduct(code: string, language: Language, origin: string): Promise<ProductData> {
  const piece = await artwork(code, language);
  if (!piece) throw data(null, { status: 404 });
  const related = relatedTo(piece, await artworks(language));
  const [offers, buying] = await Promise.all([
    loadOffers([piece, ...related]),
    publishedIfKnown('buying-page', language),
  ]);
  const highlights = buying?.highlights ?? null;
  return { piece, related, offers, highlights, structuredData: structuredData(piece, offers[code], origin) };
}

/**
 * Up to four other pieces. Pieces of the same type come before pieces of other types. Within each of these
 * two groups, the order is the order of the CMS, starting after the given piece and continuing from the
 * beginning.
 */
function relatedTo(piece: PieceSummary, all: readonly PieceSummary[]): PieceSummary[] {
  const at = all.findIndex(({ productCode }) => productCode === piece.productCode);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const like = others.filter(({ type }) => type === piece.type);
  const unlike = others.filter(({ type }) => type !== piece.type);
  return [...like, ...unlike].slice(0, relatedCount);
}
