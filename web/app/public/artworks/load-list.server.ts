import { fold } from '@junyao/commerce/contract/fold';
import { artworksByCode, published } from '../../content/cms.server.ts';
import { searchProducts } from '../../content/offers.server.ts';
import type { Artwork, ArtworkCard } from '../../content/types/artwork.server.ts';
import { fallbackLanguage, type Language } from '../../i18n/languages.ts';
import { type ListQuery, listPageSize } from './list-query.ts';
import { byCode, type Offers, type PieceCard } from './piece.ts';

export interface PieceList {
  pieces: PieceCard[];
  offers: Offers;
  /** False while commerce does not answer. The pieces then come from the CMS, without prices and statuses. */
  offersKnown: boolean;
  total: number;
}

/** Commerce searches and sorts the pieces, and the CMS provides their content. */
export async function loadList(query: ListQuery, language: Language): Promise<PieceList> {
  const answer = await searchProducts({ ...query, lng: language });
  if (answer.unavailable) return listWithoutOffers(query, language);
  const { items, total } = answer.page;
  const pieces = await artworksByCode(
    items.map(({ productCode }) => productCode),
    language,
  );
  return { pieces: pieces.map(shownOf), offers: byCode(items), offersKnown: true, total };
}

/** Leaves out what a card does not show, because the page repeats its data for the scripts. */
function shownOf({ productCode, name, glazeColor, mainImage, microImage }: ArtworkCard): PieceCard {
  return { productCode, name, glazeColor, mainImage, microImage };
}

/**
 * Ignores status, price and sort order, which only commerce knows. As in commerce, each word of the search must occur
 * in the texts of the piece, in the language of the visitor or in Chinese.
 */
async function listWithoutOffers(
  { q, type, glaze, page }: ListQuery,
  language: Language,
): Promise<PieceList> {
  const views = await Promise.all([language, fallbackLanguage].map((each) => published('artwork', each)));
  const words = fold(q).split(' ').filter(Boolean);
  const found = (views[0]?.cards ?? []).filter((piece) => {
    if ((type && piece.type !== type) || (glaze && piece.glazeFamily !== glaze)) return false;
    const texts = views.map(({ artworksByCode }) => textOf(artworksByCode.get(piece.productCode)));
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
  const pieces = found.slice((page - 1) * listPageSize, page * listPageSize);
  return { pieces: pieces.map(shownOf), offers: {}, offersKnown: false, total: found.length };
}

/** The text in which commerce searches (`searchText` in `commerce/src/catalog/project-artwork.ts`). */
function textOf(piece: Artwork | undefined): string {
  const texts = [piece?.productCode, piece?.name?.text, piece?.glazeColor?.text, piece?.materials?.text];
  return fold(texts.filter(Boolean).join(' '));
}
