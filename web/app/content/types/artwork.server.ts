import { z } from 'zod';
import { fallbackLanguage, type Language } from '../../i18n/languages.ts';
import {
  component,
  documentId,
  flag,
  measure,
  picture,
  publishedAt,
  text,
  wholeNumber,
} from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { inOrder, type Locales, neutralRow, textsOf } from '../locales.server.ts';

const dimensions = component({
  height: measure,
  width: measure,
  length: measure,
  diameter: measure,
  unit: z
    .enum(['cm', 'mm'])
    .nullish()
    .transform((unit) => unit ?? 'cm'),
});

const level = z
  .enum(['normal', 'good', 'excellent'])
  .nullish()
  .transform((value) => value ?? null);

const scores = component({
  colorHarmony: level,
  colorLayering: level,
  glazePattern: level,
  visualLayout: level,
  visualComposition: level,
  glazeFusion: level,
  glazeTexture: level,
  crystalBubbleBalance: level,
  imageryAssociation: level,
  microCosmos: level,
  philosophicalResonance: level,
  sensoryResonance: level,
  sensoryTransmission: level,
  uniqueness: level,
  naturalRarity: level,
  glazeColorRhythm: level,
});

/** A published piece in one locale. */
export const artworkRow = z.object({
  documentId,
  publishedAt,
  productCode: z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/),
  type: z.enum(['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other']),
  name: text,
  glazeColor: text,
  materials: text,
  craftsman: text,
  processDescription: text,
  designText: text,
  dimensions,
  scores,
  mainImage: picture,
  microImage: picture,
  featured: flag,
  order: wholeNumber,
});

type ArtworkRow = z.output<typeof artworkRow>;

/** The fields of a piece that are shown in lists. */
export interface ArtworkCard
  extends Pick<ArtworkRow, 'documentId' | 'productCode' | 'type' | 'mainImage' | 'microImage' | 'featured'> {
  name: CmsText | null;
  glazeColor: CmsText | null;
  /** The Chinese name of the glaze. It identifies the glaze on pages in both languages. */
  glazeKey: string;
}

/** The fields of a piece that are shown on the product page. */
export interface Artwork extends ArtworkCard, Pick<ArtworkRow, 'dimensions' | 'scores'> {
  materials: CmsText | null;
  craftsman: CmsText | null;
  /** Paragraphs are separated by empty lines, here and in `designText`. */
  processDescription: CmsText | null;
  designText: CmsText | null;
}

export interface ArtworksView {
  /** The pieces in the order of the CMS. */
  cards: readonly ArtworkCard[];
  cardsByCode: ReadonlyMap<string, ArtworkCard>;
  artworksByCode: ReadonlyMap<string, Artwork>;
}

export function viewArtworks(documents: readonly Locales<ArtworkRow>[], language: Language): ArtworksView {
  const artworks = inOrder(documents, ({ productCode }) => productCode).flatMap(
    (rows) => mergeArtwork(rows, language) ?? [],
  );
  const cards = artworks.map(cardOf);
  return {
    cards,
    cardsByCode: new Map(cards.map((card) => [card.productCode, card])),
    artworksByCode: new Map(artworks.map((artwork) => [artwork.productCode, artwork])),
  };
}

const artworkTexts = [
  'name',
  'glazeColor',
  'materials',
  'craftsman',
  'processDescription',
  'designText',
] as const;

function mergeArtwork(rows: Locales<ArtworkRow>, language: Language): Artwork | null {
  const neutral = neutralRow(rows);
  if (!neutral) return null;
  return {
    documentId: neutral.documentId,
    productCode: neutral.productCode,
    type: neutral.type,
    glazeKey: rows[fallbackLanguage]?.glazeColor ?? '',
    mainImage: neutral.mainImage,
    microImage: neutral.microImage,
    featured: neutral.featured,
    dimensions: neutral.dimensions,
    scores: neutral.scores,
    ...textsOf(rows, artworkTexts, language),
  };
}

function cardOf(artwork: Artwork): ArtworkCard {
  const { documentId, productCode, type, name, glazeColor, glazeKey, mainImage, microImage, featured } =
    artwork;
  return { documentId, productCode, type, name, glazeColor, glazeKey, mainImage, microImage, featured };
}
