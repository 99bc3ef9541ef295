import { artworks, artworksByCode } from '../../content/cms.server.ts';
import { searchProducts } from '../../content/offers.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { type ListQuery, listPageSize } from './list-query.ts';
import { byCode, type Offers, type PieceSummary } from './piece.ts';

export interface PieceList {
  pieces: PieceSummary[];
  offers: Offers;
  /**
   * False while commerce does not answer. The pieces then come from the CMS alone, without prices and
   * statuses.
   */
  offersKnown: boolean;
  total: number;
}

/** Loads a page of the list. Commerce searches and sorts the pieces, and the CMS provides their content. */
export async function loadList(query: ListQuery, language: Language): Promise<PieceList> {
  const answer = await searchProducts({ ...query, lng: language });
  if (answer.unavailable) return listWithoutOffers(query, language);
  const { items, total } = answer.page;
  const pieces = await artworksByCode(
    items.map(({ productCode }) => productCode),
    language,
  );
  return { pieces, offers: byCode(items), offersKnown: true, total };
}

/**
 * Loads the list in the order of the CMS. Status and price are unknown, so these filters and the sort order
 * are ignored.
 */
async function listWithoutOffers(
  { q, type, glaze, page }: ListQuery,
  language: Language,
): Promise<PieceList> {
  const words = q.toLowerCase();
  const found = (await artworks(language)).filter(
    (piece) =>
      (!type || piece.type === type) &&
      (!glaze || piece.glazeFamily === glaze) &&
      textOf(piece).includes(words),
  );
  const pieces = found.slice((page - 1) * listPageSize, page * listPageSize);
  return { pieces, offers: {}, offersKnown: false, total: found.length };
}

function textOf({ productCode, name, glazeColor }: PieceSummary): string {
  return [productCode, name?.text, glazeColor?.text].join(' ').toLowerCase();
}
