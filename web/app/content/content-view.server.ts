import { type Language, languages } from '../i18n/languages.ts';
import type { Content } from './content-copy.server.ts';
import {
  type Artwork,
  type ArtworkCard,
  mergeArtwork,
  mergeSiteSetting,
  type SiteSetting,
} from './merge-artwork.server.ts';

/** The content as a language shows it, ready for pages to pick from. */
export interface ContentView {
  /** In the order of the CMS. */
  cards: readonly ArtworkCard[];
  cardsByCode: ReadonlyMap<string, ArtworkCard>;
  artworksByCode: ReadonlyMap<string, Artwork>;
  siteSetting: SiteSetting;
}

export function viewContent(content: Content): Record<Language, ContentView> {
  const ordered = inOrder(content);
  const views = languages.map((language) => {
    const artworks = ordered.flatMap((rows) => mergeArtwork(rows, language) ?? []);
    const cards = artworks.map(cardOf);
    const view: ContentView = {
      cards,
      cardsByCode: new Map(cards.map((card) => [card.productCode, card])),
      artworksByCode: new Map(artworks.map((artwork) => [artwork.productCode, artwork])),
      siteSetting: mergeSiteSetting(content.siteSetting, language),
    };
    return [language, view];
  });
  return Object.fromEntries(views) as Record<Language, ContentView>;
}

/** By their number, pieces without one last, and then by code. */
function inOrder({ artworks }: Content) {
  const last = Number.MAX_SAFE_INTEGER;
  return [...artworks.values()]
    .map((rows) => ({ rows, neutral: rows.zh ?? rows.en }))
    .sort(
      (a, b) =>
        (a.neutral?.order ?? last) - (b.neutral?.order ?? last) ||
        (a.neutral?.productCode ?? '').localeCompare(b.neutral?.productCode ?? ''),
    )
    .map(({ rows }) => rows);
}

function cardOf(artwork: Artwork): ArtworkCard {
  const { documentId, productCode, type, name, glazeColor, glazeKey, mainImage, microImage, featured } =
    artwork;
  return { documentId, productCode, type, name, glazeColor, glazeKey, mainImage, microImage, featured };
}
