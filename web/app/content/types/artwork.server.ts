import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { alternativeTextIn } from '../alternative-text.server.ts';
import {
  component,
  components,
  describedPictures,
  documentId,
  flag,
  measure,
  oneOf,
  picture,
  publishedAt,
  text,
  wholeNumber,
} from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { glazeFamilies } from '../glaze-families.ts';
import { inOrder, type Locales, latestOf, neutralRow, textsOf } from '../locales.server.ts';

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

/** Strapi sends decimals as text. */
const centimeters = z.coerce.number().nonnegative();

const thousandth = z.number().min(0).max(1000);

/** Left out if the outlines do not fill width and height, because their drawing would contradict the measures. */
const silhouette = z
  .array(z.array(z.tuple([thousandth, thousandth])).min(3))
  .nullish()
  .catch(null)
  .transform((outlines) => {
    const points = outlines?.flat() ?? [];
    const isFull = [0, 1000].every((end) =>
      [0, 1].every((axis) => points.some((point) => point[axis] === end)),
    );
    return isFull && outlines ? outlines : [];
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

export const artworkRow = z.object({
  documentId,
  publishedAt,
  productCode: z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/),
  type: z.enum(['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other']),
  name: text,
  glazeFamily: oneOf(glazeFamilies),
  glazeColor: text,
  materials: text,
  craftsman: text,
  processDescription: text,
  designText: text,
  dimensions,
  scores,
  mainImage: picture,
  microImage: picture,
  views: describedPictures,
  outline: components({ height: centimeters, radius: centimeters }),
  attached: components({ part: z.number().int(), distance: z.coerce.number(), height: centimeters }),
  silhouette,
  forShow: flag,
  seoDescription: text,
  shareImage: picture,
  featured: flag,
  order: wholeNumber,
});

type ArtworkRow = z.output<typeof artworkRow>;

export interface ArtworkCard
  extends Pick<
    ArtworkRow,
    | 'documentId'
    | 'productCode'
    | 'type'
    | 'glazeFamily'
    | 'mainImage'
    | 'microImage'
    | 'featured'
    | 'forShow'
  > {
  name: CmsText | null;
  glazeColor: CmsText | null;
}

export interface Artwork
  extends ArtworkCard,
    Pick<
      ArtworkRow,
      'dimensions' | 'outline' | 'attached' | 'silhouette' | 'scores' | 'views' | 'shareImage'
    > {
  materials: CmsText | null;
  craftsman: CmsText | null;
  /** Paragraphs are separated by empty lines, here and in `designText`. */
  processDescription: CmsText | null;
  designText: CmsText | null;
  seoDescription: CmsText | null;
  /** The last publication in any language. */
  publishedAt: string | null;
}

export interface ArtworksView {
  /** The offered pieces, in the order of the CMS. */
  cards: readonly ArtworkCard[];
  /** The same pieces, with the featured pieces first. */
  cardsFeaturedFirst: readonly ArtworkCard[];
  /** Pieces that are made to be shown and never offered, in the order of the CMS. */
  cardsForShow: readonly ArtworkCard[];
  /** Only pieces that are offered. */
  cardsByCode: ReadonlyMap<string, ArtworkCard>;
  artworksByCode: ReadonlyMap<string, Artwork>;
}

export function viewArtworks(documents: readonly Locales<ArtworkRow>[], language: Language): ArtworksView {
  const artworks = inOrder(documents, ({ productCode }) => productCode).flatMap(
    (rows) => mergeArtwork(rows, language) ?? [],
  );
  const all = artworks.map(cardOf);
  const cards = all.filter(({ forShow }) => !forShow);
  return {
    cards,
    cardsFeaturedFirst: [
      ...cards.filter(({ featured }) => featured),
      ...cards.filter(({ featured }) => !featured),
    ],
    cardsForShow: all.filter(({ forShow }) => forShow),
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
  'seoDescription',
] as const;

function mergeArtwork(rows: Locales<ArtworkRow>, language: Language): Artwork | null {
  const neutral = neutralRow(rows);
  if (!neutral) return null;
  return {
    documentId: neutral.documentId,
    productCode: neutral.productCode,
    type: neutral.type,
    glazeFamily: neutral.glazeFamily,
    mainImage: neutral.mainImage,
    microImage: neutral.microImage,
    views: neutral.views.map((view) => ({ ...view, alt: alternativeTextIn(language, view.alt) })),
    featured: neutral.featured,
    forShow: neutral.forShow,
    shareImage: neutral.shareImage,
    dimensions: neutral.dimensions,
    outline: neutral.outline,
    attached: neutral.attached,
    silhouette: neutral.silhouette,
    scores: neutral.scores,
    publishedAt: latestOf(rows),
    ...textsOf(rows, artworkTexts, language),
  };
}

function cardOf(artwork: Artwork): ArtworkCard {
  const { documentId, productCode, type, glazeFamily, name, glazeColor } = artwork;
  const { mainImage, microImage, featured, forShow } = artwork;
  return {
    documentId,
    productCode,
    type,
    glazeFamily,
    name,
    glazeColor,
    mainImage,
    microImage,
    featured,
    forShow,
  };
}
