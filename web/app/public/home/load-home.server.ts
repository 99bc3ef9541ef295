import { own } from '@junyao/commerce/contract/own';
import { artworksFeaturedFirst, publishedIfKnown } from '../../content/cms.server.ts';
import type { HomePage } from '../../content/types/home-page.server.ts';
import type { Literature } from '../../content/types/literature.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { freeFirst } from '../artworks/free-first.ts';
import { loadOffers } from '../artworks/load-offers.server.ts';
import { byCode, type Offers, type PieceSummary } from '../artworks/piece.ts';

const firingCount = 5;
/** Offers are loaded for this many pieces, in one call, so that free pieces can come first. */
const candidateCount = 48;
const closeUpCount = 4;
const shelfCount = 4;

export interface HomeData {
  /** Null when no piece is published. */
  hero: PieceSummary | null;
  firing: PieceSummary[];
  /** Pieces that are shown as a close-up of the glaze. */
  close: PieceSummary[];
  offers: Offers;
  /** Null when the CMS has no texts or does not answer. */
  words: HomePage | null;
  shelf: readonly Literature[];
}

/** Free pieces come first, featured ones before others. While commerce does not answer, the order of the CMS counts. */
export async function loadHome(language: Language): Promise<HomeData> {
  const all = await artworksFeaturedFirst(language);
  const candidates = all.slice(1, 1 + candidateCount);
  const [words, literature, known] = await Promise.all([
    publishedIfKnown('home-page', language),
    publishedIfKnown('literature', language),
    loadOffers(candidates),
  ]);
  const firing = freeFirst(candidates, known, firingCount);
  const offers = byCode(firing.flatMap(({ productCode }) => own(known, productCode) ?? []));
  const close: PieceSummary[] = [];
  for (const piece of all.slice(1)) {
    if (piece.microImage && !firing.includes(piece)) close.push(piece);
    if (close.length === closeUpCount) break;
  }
  const shelf = literature?.slice(0, shelfCount) ?? [];
  return { hero: all[0] ?? null, firing, close, offers, words, shelf };
}
