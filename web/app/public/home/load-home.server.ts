import { artworks } from '../../content/cms.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadOffers } from '../artworks/load-offers.server.ts';
import type { Offers, PieceSummary } from '../artworks/piece.ts';

const firingCount = 5;
const closeUpCount = 4;

export interface HomeData {
  /** The piece shown at the top of the page. */
  hero: PieceSummary | null;
  firing: PieceSummary[];
  /** Pieces that are shown as a close-up of the glaze. */
  close: PieceSummary[];
  offers: Offers;
}

/** Loads the pieces of the home page. Featured pieces come first, then others fill the remaining places. */
export async function loadHome(language: Language): Promise<HomeData> {
  const all = await artworks(language);
  const [hero = null, ...others] = [
    ...all.filter(({ featured }) => featured),
    ...all.filter(({ featured }) => !featured),
  ];
  const firing = others.slice(0, firingCount);
  const close = others.slice(firingCount).filter(({ microImage }) => microImage);
  return { hero, firing, close: close.slice(0, closeUpCount), offers: await loadOffers(firing) };
}
