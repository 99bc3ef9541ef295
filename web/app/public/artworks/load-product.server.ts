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

/** One piece and some like it. An unknown code throws an answer 404. */
export async function loadProduct(code: string, language: Language, origin: string): Promise<ProductData> {
  const piece = await artwork(code, language);
  if (!piece) throw data(null, { status: 404 });
  const related = relatedTo(piece, await artworks(language));
  const offers = await loadOffers([piece, ...related]);
  return { piece, related, offers, structuredData: structuredData(piece, offers[code], origin) };
}

/** Those of its kind first, then those that follow it in the list, around the end if need be. */
function relatedTo(piece: PieceSummary, all: readonly PieceSummary[]): PieceSummary[] {
  const at = all.findIndex(({ productCode }) => productCode === piece.productCode);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const like = others.filter(({ type }) => type === piece.type);
  const unlike = others.filter(({ type }) => type !== piece.type);
  return [...like, ...unlike].slice(0, relatedCount);
}
