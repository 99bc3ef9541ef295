import { z } from 'zod';

/*
 * What the CMS answers, checked where it comes in. A field that is empty, blank or left out is null; a field
 * nobody asked for is dropped.
 */

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

const measure = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? null);

const pixels = z.number().int().positive();

/** An uploaded picture by its file name, with its size in pixels; so it is kept in our copy, too. */
const picture = z
  .union([
    z.object({ name: z.string(), width: pixels, height: pixels }),
    z
      .object({ url: z.string(), width: pixels, height: pixels })
      .transform(({ url, width, height }) => ({ name: url.slice(url.lastIndexOf('/') + 1), width, height })),
  ])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const dimensions = z
  .object({
    height: measure,
    width: measure,
    length: measure,
    diameter: measure,
    unit: z
      .enum(['cm', 'mm'])
      .nullish()
      .transform((unit) => unit ?? 'cm'),
  })
  .nullish()
  .transform((value) => value ?? null);

export const scoreNames = [
  'colorHarmony',
  'colorLayering',
  'glazePattern',
  'visualLayout',
  'visualComposition',
  'glazeFusion',
  'glazeTexture',
  'crystalBubbleBalance',
  'imageryAssociation',
  'microCosmos',
  'philosophicalResonance',
  'sensoryResonance',
  'sensoryTransmission',
  'uniqueness',
  'naturalRarity',
  'glazeColorRhythm',
] as const;

const level = z
  .enum(['normal', 'good', 'excellent'])
  .nullish()
  .transform((value) => value ?? null);

const scores = z
  .object(
    Object.fromEntries(scoreNames.map((name) => [name, level])) as Record<
      (typeof scoreNames)[number],
      typeof level
    >,
  )
  .nullish()
  .transform((value) => value ?? null);

export const artworkTypes = ['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other'] as const;

/** A published piece in one locale. */
export const artworkRow = z.object({
  documentId: z.string().min(1),
  publishedAt: text,
  productCode: z.string().regex(/^[A-Z]{2}-\d{4}-\d{3}$/),
  type: z.enum(artworkTypes),
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
  featured: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  order: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
});

export const siteSettingRow = z.object({
  siteName: text,
  copyright: text,
  address: text,
  filingNumber: text,
  email: text,
  phone: text,
  wechatId: text,
  wechatQr: picture,
});

export type ArtworkRow = z.output<typeof artworkRow>;
export type SiteSettingRow = z.output<typeof siteSettingRow>;
export type Picture = NonNullable<ArtworkRow['mainImage']>;
