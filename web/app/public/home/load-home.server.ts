import { artworksFeaturedFirst, publishedIfKnown } from '../../content/cms.server.ts';
import type { HomePage } from '../../content/types/home-page.server.ts';
import type { Literature } from '../../content/types/literature.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadOffers } from '../artworks/load-offers.server.ts';
import type { Offers, PieceSummary } from '../artworks/piece.ts';

const firingCount = 5;
const closeUpCount = 4;
const shelfCount = 4;

export interface HomeData {
  /** The piece shown at the top of the page, or null when no piece is published. */
  hero: PieceSummary | null;
  firing: PieceSummary[];
  /** Pieces that are shown as a close-up of the glaze. */
  close: PieceSummary[];
  offers: Offers;
  /** The texts of the page, or null when the CMS has none or does not answer. */
  words: HomePage | null;
  shelf: readonly Literature[];
}

/**
 * Loads the content of the home page. Featured pieces come first, and other pieces fill the remaining places.
 */
export async function loadHome(language: Language): Promise<HomeData> {
  const all = await artworksFeaturedFirst(language);
  const firing = all.slice(1, 1 + firingCount);
  const close: PieceSummary[] = [];
  for (const piece of all.slice(1 + firingCount)) {
    if (piece.microImage) close.push(piece);
    if (close.length === closeUpCount) break;
  }
  const [words, literature, offers] = await Promise.all([
    publishedIfKnown('home-page', language),
    publishedIfKnown('literature', language),
    loadOffers(firing),
  ]);
  const shelf = literature?.slice(0, shelfCount) ?? [];
  return { hero: all[0] ?? null, firing, close, offers, words, shelf };
}
