import { data } from 'react-router';
import { artwork, artworks } from '../../content/cms.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadOffers } from './load-offers.server.ts';
import type { Offers, Piece, PieceSummary } from './piece.ts';
import { structuredData } from './structured-data.server.ts';

const relatedCount = 4;

export interface ProductData {
  piece: Piece;
  related: PieceSummary[];
  offers: Offers;
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
  const offers = await loadOffers([piece, ...related]);
  return { piece, related, offers, structuredData: structuredData(piece, offers[code], origin) };
}

/**
 * Pieces of the same type come first, then others. Both follow the order of the list from this piece on, and
 * continue at its beginning.
 */
function relatedTo(piece: PieceSummary, all: readonly PieceSummary[]): PieceSummary[] {
  const at = all.findIndex(({ productCode }) => productCode === piece.productCode);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const like = others.filter(({ type }) => type === piece.type);
  const unlike = others.filter(({ type }) => type !== piece.type);
  return [...like, ...unlike].slice(0, relatedCount);
}
