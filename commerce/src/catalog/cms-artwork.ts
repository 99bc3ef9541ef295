import { z } from 'zod';
import { productCode } from '../../contract/fields.ts';

/** PostgreSQL can't store text that contains a NUL character. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((words) => !words.includes('\0'))
    .nullish();
const published = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .nullish();
const words = { name: text(200), glazeColor: text(200), materials: text(2000) };

/** One language of an artwork; the other one is among the localizations. */
export const cmsArtwork = z.object({
  documentId: z.string().min(1).max(40),
  productCode,
  locale: z.string(),
  ...words,
  type: text(20),
  glazeFamily: text(20),
  forShow: z.boolean().nullish(),
  order: z.int32().nullish(),
  mainImage: z.object({ url: z.string().max(300) }).nullish(),
  publishedAt: published,
  localizations: z.array(z.object({ locale: z.string(), publishedAt: published, ...words })).default([]),
});

/** Also reads malformed documents. An id that can't be read is undefined. */
export const artworkNames = z
  .object({
    documentId: cmsArtwork.shape.documentId.optional().catch(undefined),
    productCode: cmsArtwork.shape.productCode.optional().catch(undefined),
    publishedAt: published.catch(undefined),
  })
  .catch({ documentId: undefined, productCode: undefined, publishedAt: undefined });

export type CmsArtwork = z.output<typeof cmsArtwork>;

/** When the newest language was published; null if the CMS does not say. */
export function publishedAt({ publishedAt: at, localizations }: CmsArtwork): number | null {
  const times = [at, ...localizations.map((each) => each.publishedAt)].flatMap((time) => time ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}

const fields = [
  ...['productCode', 'locale', 'name', 'type', 'glazeFamily', 'forShow', 'glazeColor', 'materials', 'order'],
  'publishedAt',
];

/** Undefined if the artwork is not published in this language. */
export function wordsIn(language: Language, artwork: CmsArtwork) {
  return [artwork, ...artwork.localizations].find(({ locale }) => locale === language);
}

export const languages = ['zh', 'en'] as const;

type Language = (typeof languages)[number];

export function artworkQuery(language: Language): string {
  const parameters = [
    ['locale', language],
    ...fields.map((name, index) => [`fields[${index}]`, name]),
    ['populate[mainImage][fields][0]', 'url'],
    ...['locale', 'name', 'glazeColor', 'materials', 'publishedAt'].map((name, index) => [
      `populate[localizations][fields][${index}]`,
      name,
    ]),
  ];
  return new URLSearchParams(parameters as [string, string][]).toString();
}
